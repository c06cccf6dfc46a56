import type { League } from '@rugby/domain/game/model/league';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button as AriaButton, Link as AriaLink } from 'react-aria-components';
import styled, { css } from 'styled-components';
import { bandAcross } from '../../layout/PageLayout/bandAcross.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
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
  readonly tabs: readonly LeagueHeadTab[];
}

export interface LeagueHeadTab {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** A phone has room for so many tabs. */
const mostOnPhone = 4;

/** The head of the pages of a league: its name, its facts and its tabs, which are links; on a phone the last of many are in a menu. */
export function LeagueHead({ league, name, userId, startRound, leaguesHref, action, tabs }: LeagueHeadProps) {
  const words = useWords();
  const row = useRef<HTMLUListElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  const onPhone = tabsOnPhone(tabs);
  const inMenu = tabs.filter((tab) => !onPhone.includes(tab));
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
          {tabs.map((tab) => (
            <Item key={tab.href} data-in-menu={inMenu.includes(tab) || undefined}>
              <Tab href={tab.href} {...(tab.isCurrent && { 'aria-current': 'page' as const })}>
                {tab.label}
              </Tab>
            </Item>
          ))}
          {inMenu.length > 0 && (
            <OnPhone>
              <Menu label={words('leagues.tabs.more')} entries={inMenu.map(({ label, href }) => ({ id: href, label, href }))}>
                <More>{words('leagues.tabs.more')}</More>
              </Menu>
            </OnPhone>
          )}
        </Tabs>
      </nav>
    </Root>
  );
}

/** All tabs, or of too many the first three with the current one among them. */
function tabsOnPhone(tabs: readonly LeagueHeadTab[]): readonly LeagueHeadTab[] {
  if (tabs.length <= mostOnPhone) return tabs;
  const first = tabs.slice(0, mostOnPhone - 1);
  const later = tabs.slice(mostOnPhone - 1).filter(({ isCurrent }) => isCurrent);
  return [...first.slice(0, first.length - later.length), ...later];
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
  /* The four that a phone shows fit on one of 320 pixels, and stand further apart on one of 360. */
  gap: clamp(${space[2]}, 40vw - 2.5 * ${space[12]}, ${space[6]});
  overflow-x: auto;
  padding: 0;
  list-style: none;
  ${hairline('block-end')}
`;

const Item = styled.li`
  &[data-in-menu] {
    display: none;
    ${({ theme }) => theme.media.md} {
      display: list-item;
    }
  }
`;

const OnPhone = styled.li`
  ${({ theme }) => theme.media.md} {
    display: none;
  }
`;

const tab = css`
  display: inline-flex;
  align-items: center;
  min-block-size: ${({ theme }) => theme.control.height.form};
  padding: 0;
  background: none;
  border: none;
  ${textStyle('rowName')}
  color: ${({ theme }) => theme.color.textMuted};
  text-decoration: none;
  white-space: nowrap;
  border-block-end: ${space[1]} solid transparent;
  &[data-hovered] {
    color: ${({ theme }) => theme.color.text};
  }
  ${focusRing}
`;

const Tab = styled(AriaLink)`
  ${tab}
  &[aria-current] {
    color: ${({ theme }) => theme.color.text};
    border-block-end-color: ${({ theme }) => theme.color.marker};
  }
`;

const More = styled(AriaButton)`
  ${tab}
`;
