import { Link as AriaLink } from 'react-aria-components';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { NavCount } from '../NavCount/NavCount.tsx';
import { brandBarTab } from './brandBarTab.ts';

export interface SubNavTab {
  readonly label: string;
  readonly href: string;
  readonly isCurrent?: boolean;
  /** What waits on the page: the number and what it counts. */
  readonly count?: { readonly value: number; readonly label: string };
}

export interface SubNavProps {
  /** The pages of the game in order. */
  readonly tabs: readonly SubNavTab[];
  /** The other edition, where there is a way to it. It is a separate site, so its tab has an arrow. */
  readonly otherEdition?: { readonly title: string; readonly href: string };
}

/** The pages of the game as tabs in the header. Below the `nav` breakpoint they are in the menu. */
export function SubNav({ tabs, otherEdition }: SubNavProps) {
  const words = useWords();
  return (
    <Nav aria-label={words('ui.header.label')}>
      <List>
        {tabs.map(({ label, href, isCurrent, count }) => (
          <li key={href}>
            <Tab href={href} {...(isCurrent === true && { 'aria-current': 'page' })}>
              {label}
              {count && <NavCount {...count} />}
            </Tab>
          </li>
        ))}
        {otherEdition && (
          <li>
            <Tab href={otherEdition.href}>
              {otherEdition.title}
              <Icon name="arrow-right" />
            </Tab>
          </li>
        )}
      </List>
    </Nav>
  );
}

const Nav = styled.nav`
  display: none;
  min-inline-size: 0;
  ${({ theme }) => theme.media.nav} {
    display: block;
  }
`;

const List = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  @media (min-width: ${({ theme }) => theme.layout.pageMax}) {
    gap: ${({ theme }) => theme.space[6]};
  }
`;

const Tab = styled(AriaLink)`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: ${({ theme }) => theme.layout.header.game};
  ${brandBarTab}
  text-decoration: none;
  white-space: nowrap;
`;
