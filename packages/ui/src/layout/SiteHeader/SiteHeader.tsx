import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import styled, { css, type RuleSet } from 'styled-components';
import { Wordmark } from '../../primitives/Wordmark/Wordmark.tsx';
import { focusRing, notPrinted } from '../../theme/mixins.ts';
import { SubNav, type SubNavProps } from '../SubNav/SubNav.tsx';

/** `landing` stands over the landing picture, `page` above any other page. */
export type SiteHeaderForm = 'landing' | 'page';

export interface SiteHeaderProps {
  /** The edition's title, shown as the wordmark. */
  readonly title: string;
  readonly homeHref: string;
  readonly otherEdition?: SubNavProps['otherEdition'];
  /** Form of the bar: over the landing picture, or low above a page. */
  readonly form?: SiteHeaderForm;
  /** The pages of the game, beside the wordmark on wide screens. */
  readonly tabs?: SubNavProps['tabs'];
  /** Tools that are visible at every width: the fixtures button, the tutorial. */
  readonly children?: ReactNode;
  /** The `LanguageSwitcher`. Below the `nav` breakpoint it is in the menu. */
  readonly language?: ReactNode;
  /** The action at the end: log in, or the account. */
  readonly action: ReactNode;
  /** Opens the menu where the pages have no room in the bar. */
  readonly menu?: ReactNode;
}

/** The header of every page. Dark in both modes. */
export function SiteHeader(props: SiteHeaderProps) {
  const { title, homeHref, otherEdition, form = 'landing', tabs = [], children, language, action, menu } = props;
  return (
    <Bar $form={form}>
      <Home href={homeHref}>
        <Wordmark title={title} form={form === 'page' ? 'compact' : 'wide'} />
      </Home>
      <Pages $form={form}>
        <SubNav tabs={tabs} {...(otherEdition && { otherEdition })} />
      </Pages>
      {children}
      <Wide>{language}</Wide>
      {action}
      <Narrow>{menu}</Narrow>
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
  gap: ${({ theme }) => theme.space[1]};
  padding-inline: ${({ theme }) => `${theme.layout.gutter.phone} ${theme.space[1]}`};
  color: ${({ theme }) => theme.color.onBrandBar};
  @media (min-width: ${({ theme }) => theme.layout.pageMax}) {
    gap: ${({ theme }) => theme.space[6]};
  }
  ${({ $form }) => forms[$form]}
  ${notPrinted}
`;

const Home = styled(AriaLink)`
  margin-inline-end: auto;
  padding-block: ${({ theme }) => theme.space[2]};
  border-radius: ${({ theme }) => theme.radius.sm};
  text-decoration: none;
  ${focusRing}
`;

/** Takes the room between wordmark and tools; aligned to the tools on the landing page. */
const Pages = styled.div<{ $form: SiteHeaderForm }>`
  display: none;
  ${({ theme }) => theme.media.nav} {
    display: flex;
    flex: 1;
    justify-content: ${({ $form }) => ($form === 'landing' ? 'flex-end' : 'flex-start')};
  }
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
