import type { League } from '@rugby/domain/game/model/league';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import styled from 'styled-components';
import { bandAcross } from '../../layout/PageLayout/bandAcross.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { space } from '../../theme/scale.ts';
import { focusRing, hairline } from '../../theme/mixins.ts';
import { revealInRow } from '../../theme/revealInRow.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { LeagueFacts } from '../LeagueFacts/LeagueFacts.tsx';

export interface LeagueHeadProps {
  readonly league: League;
  /** What an automatic league is about, or the league's name. */
  readonly name: string;
  /** Id of the signed-in user. */
  readonly userId: number;
  readonly startRound: number | undefined;
  /** The page of all leagues of the user. */
  readonly leaguesHref: string;
  /** What the user can do with the league on each of its pages, such as joining it: beside the name, on a phone above it. */
  readonly action?: ReactNode;
  readonly tabs: readonly { readonly label: string; readonly href: string; readonly isCurrent: boolean }[];
}

/** The head of the pages of a league: its name, its facts and its tabs, which are links. */
export function LeagueHead({ league, name, userId, startRound, leaguesHref, action, tabs }: LeagueHeadProps) {
  const words = useWords();
  const row = useRef<HTMLUListElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  useLayoutEffect(() => revealInRow(row.current, current), [current]);
  return (
    <Root>
      <Back>
        <Link href={leaguesHref}>{words('leagues.title')}</Link>
      </Back>
      <Title>{name}</Title>
      <LeagueFacts league={league} userId={userId} startRound={startRound} />
      <Action>{action}</Action>
      <nav aria-label={words('leagues.tabs.label')}>
        <Tabs ref={row}>
          {tabs.map(({ label, href, isCurrent }) => (
            <li key={href}>
              <Tab href={href} {...(isCurrent && { 'aria-current': 'page' as const })}>
                {label}
              </Tab>
            </li>
          ))}
        </Tabs>
      </nav>
    </Root>
  );
}

const Root = styled.header`
  display: grid;
  grid-template: 'back action' 'title title' 'facts facts' 'tabs tabs' / minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  margin-block-end: ${({ theme }) => theme.space[6]};
  ${bandAcross}
  ${({ theme }) => theme.media.md} {
    grid-template-areas: 'back action' 'title action' 'facts action' 'tabs tabs';
  }
  & > ul {
    grid-area: facts;
  }
  & > nav {
    grid-area: tabs;
  }
`;

const Back = styled.p`
  grid-area: back;
  ${textStyle('body')}
`;

const Title = styled.h1`
  grid-area: title;
  ${textStyle('dialogTitle')}
  overflow-wrap: anywhere;
  ${({ theme }) => theme.media.md} {
    ${textStyle('title')}
  }
`;

const Action = styled.div`
  grid-area: action;
`;

const Tabs = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space[6]};
  overflow-x: auto;
  padding: 0;
  list-style: none;
  ${hairline('block-end')}
`;

const Tab = styled(AriaLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${({ theme }) => theme.control.height.form};
  ${textStyle('rowName')}
  color: ${({ theme }) => theme.color.textMuted};
  text-decoration: none;
  white-space: nowrap;
  border-block-end: ${space[1]} solid transparent;
  &[aria-current] {
    color: ${({ theme }) => theme.color.text};
    border-block-end-color: ${({ theme }) => theme.color.marker};
  }
  &[data-hovered] {
    color: ${({ theme }) => theme.color.text};
  }
  ${focusRing}
`;
