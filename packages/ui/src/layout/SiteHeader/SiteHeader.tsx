import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Wordmark } from '../../primitives/Wordmark/Wordmark.tsx';
import { focusRing, visuallyHidden } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface SiteHeaderProps {
  /** The edition's title, shown as the word-mark. */
  readonly title: string;
  readonly homeHref: string;
  readonly otherEdition: { readonly title: string; readonly href: string };
  /** Short name of the language in use: `EN`. */
  readonly language: string;
  /** What stands before the link to the other edition: the fixtures button, later the tabs. */
  readonly children?: ReactNode;
  /** The one action at the end: log in, or the way to the own team. */
  readonly action: ReactNode;
}

/** The bar at the head of every page, in the form of the landing page. Dark in every mode, so that the edition is known at once. */
export function SiteHeader({ title, homeHref, otherEdition, language, children, action }: SiteHeaderProps) {
  const words = useWords();
  return (
    <Bar>
      <Home href={homeHref}>
        <Wordmark title={title} />
      </Home>
      <Nav aria-label={words('ui.header.label')}>
        {children}
        <Wide>
          <Link href={otherEdition.href} variant="quiet-on-brand" icon="arrow-right">
            {otherEdition.title}
          </Link>
        </Wide>
        <Narrow>
          <Link href={otherEdition.href} variant="quiet-on-brand" icon="swap" aria-label={otherEdition.title}>
            {''}
          </Link>
        </Narrow>
      </Nav>
      <Language>
        <Icon name="globe" />
        <span aria-hidden="true">{language}</span>
        <Spoken>{words('ui.header.language')}</Spoken>
      </Language>
      {action}
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  inline-size: 100%;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  max-inline-size: ${({ theme }) => theme.layout.landingMax};
  min-block-size: ${({ theme }) => theme.layout.header.landingPhone};
  margin-inline: auto;
  padding-inline: ${({ theme }) => theme.layout.gutter.phone};
  color: ${({ theme }) => theme.color.onBrandBar};
  ${({ theme }) => theme.media.nav} {
    gap: ${({ theme }) => theme.space[10]};
    min-block-size: ${({ theme }) => theme.layout.header.landing};
    padding-inline: ${({ theme }) => theme.layout.gutter.landing};
  }
`;

const Home = styled.a`
  margin-inline-end: auto;
  padding-block: ${({ theme }) => theme.space[2]};
  border-radius: ${({ theme }) => theme.radius.sm};
  text-decoration: none;
  ${focusRing}
`;

const Nav = styled.nav`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
`;

const Wide = styled.span`
  display: none;
  ${({ theme }) => theme.media.nav} {
    display: contents;
  }
`;

const Narrow = styled.span`
  display: contents;
  ${({ theme }) => theme.media.nav} {
    display: none;
  }
`;

const Language = styled.span`
  display: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  ${textStyle('nav')}
  ${({ theme }) => theme.media.nav} {
    display: flex;
  }
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;
