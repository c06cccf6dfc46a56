import type { ReactNode } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Wordmark } from '../../primitives/Wordmark/Wordmark.tsx';
import { focusRing, visuallyHidden } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export type SiteHeaderForm = 'landing' | 'page';

export interface SiteHeaderTab {
  readonly label: string;
  readonly href: string;
  readonly isCurrent?: boolean;
}

export interface SiteHeaderProps {
  /** The edition's title, shown as the word-mark. */
  readonly title: string;
  readonly homeHref: string;
  readonly otherEdition: { readonly title: string; readonly href: string };
  /** Short name of the language in use: `EN`. */
  readonly language: string;
  /** Where the bar stands: over the landing picture, or as a low bar above a page of the game. */
  readonly form?: SiteHeaderForm;
  /** The pages of the game, beside the word-mark where there is room. */
  readonly tabs?: readonly SiteHeaderTab[];
  /** What stands before the link to the other edition: the fixtures button. */
  readonly children?: ReactNode;
  /** The one action at the end: log in, or the way to the own team. */
  readonly action: ReactNode;
}

/** The bar at the head of every page. Dark in every mode, so that the edition is known at once. */
export function SiteHeader(props: SiteHeaderProps) {
  const { title, homeHref, otherEdition, language, form = 'landing', tabs = [], children, action } = props;
  const words = useWords();
  return (
    <Bar $form={form}>
      <Home href={homeHref}>
        <Wordmark title={title} />
      </Home>
      <Nav aria-label={words('ui.header.label')}>
        {tabs.length > 0 && (
          <Tabs>
            {tabs.map(({ label, href, isCurrent }) => (
              <Tab key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
                {label}
              </Tab>
            ))}
          </Tabs>
        )}
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

const forms: Readonly<Record<SiteHeaderForm, RuleSet>> = {
  landing: css`
    max-inline-size: ${({ theme }) => theme.layout.landingMax};
    min-block-size: ${({ theme }) => theme.layout.header.landingPhone};
    margin-inline: auto;
    ${({ theme }) => theme.media.nav} {
      min-block-size: ${({ theme }) => theme.layout.header.landing};
      padding-inline: ${({ theme }) => theme.layout.gutter.landing};
    }
  `,
  page: css`
    min-block-size: ${({ theme }) => theme.layout.header.gamePhone};
    background-color: ${({ theme }) => theme.color.brandBar};
    ${({ theme }) => theme.media.nav} {
      min-block-size: ${({ theme }) => theme.layout.header.game};
      padding-inline: ${({ theme }) => theme.layout.gutter.desktop};
    }
  `,
};

const Bar = styled.header<{ $form: SiteHeaderForm }>`
  display: flex;
  inline-size: 100%;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding-inline: ${({ theme }) => theme.layout.gutter.phone};
  color: ${({ theme }) => theme.color.onBrandBar};
  ${({ theme }) => theme.media.nav} {
    gap: ${({ theme }) => theme.space[10]};
  }
  ${({ $form }) => forms[$form]}
`;

const Tabs = styled.span`
  display: none;
  ${({ theme }) => theme.media.nav} {
    display: flex;
    gap: ${({ theme }) => theme.space[6]};
    margin-inline-end: auto;
  }
`;

const Tab = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${({ theme }) => theme.layout.header.game};
  border-block: 3px solid transparent;
  ${textStyle('nav')}
  color: ${({ theme }) => theme.color.onBrandBarMuted};
  text-decoration: none;
  &:hover,
  &[aria-current] {
    color: ${({ theme }) => theme.color.onBrandBar};
  }
  &[aria-current] {
    border-block-end-color: ${({ theme }) => theme.color.brandBarMarker};
  }
  ${focusRing}
`;

const Home = styled.a`
  flex: 0 1 auto;
  padding-block: ${({ theme }) => theme.space[2]};
  border-radius: ${({ theme }) => theme.radius.sm};
  text-decoration: none;
  ${focusRing}
`;

const Nav = styled.nav`
  display: flex;
  flex: 1 0 auto;
  align-items: center;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space[2]};
`;

/** With both titles in full the bar is wider than the navigation breakpoint. */
const roomy = '@media (min-width: 1100px)';

const Wide = styled.span`
  display: none;
  ${roomy} {
    display: contents;
  }
`;

const Narrow = styled.span`
  display: contents;
  ${roomy} {
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
