import type { League } from '@rugby/domain/game/model/league';
import type { RankAfterRound } from '@rugby/domain/game/rankings/ranksByRound';
import type { Words } from '@rugby/domain/i18n/keys';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { RankLine } from '../../rankings/RankLine/RankLine.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { LeagueFacts } from '../LeagueFacts/LeagueFacts.tsx';
import { LeagueCardRank } from './LeagueCardRank.tsx';

export interface LeagueCardProps {
  readonly league: League;
  /** Id of the signed-in user. */
  readonly userId: number;
  /** Number of the round in which the league starts; undefined while it is not known. */
  readonly startRound: number | undefined;
  /** Number of the round before the latest one; undefined while it is not known and in the first round. */
  readonly roundBefore: number | undefined;
  /** The user's ranks in the league after each round, oldest first. */
  readonly ranks: readonly RankAfterRound[];
  readonly href: string;
  /** Where `href` leads. */
  readonly leadsTo: 'table' | 'settings';
}

/** A league of the user: its facts, the user's rank, and the way to it. */
export function LeagueCard({ league, userId, startRound, roundBefore, ranks, href, leadsTo }: LeagueCardProps) {
  const words = useWords();
  const label = words(`leagues.tabs.${leadsTo}`);
  return (
    <Root>
      <Name>{league.name}</Name>
      <LeagueFacts league={league} userId={userId} />
      <Middle>
        <div>
          <LeagueCardRank league={league} startRound={startRound} roundBefore={roundBefore} />
        </div>
        <RankLine ranks={ranks} isBrief />
      </Middle>
      <Footer>
        <span>{footNote(league, leadsTo, words)}</span>
        <Link variant="quiet" size="sm" href={href} aria-label={words('leagues.card.open', { label, name: league.name })}>
          {label}
          <Icon name="chevron-right" />
        </Link>
      </Footer>
    </Root>
  );
}

/** What a scheduled league allows, and of a started one what is missing to pass the next better team. */
function footNote(
  { status, rank, pointsToPass, nextTeamName }: League,
  leadsTo: LeagueCardProps['leadsTo'],
  words: Words,
): string {
  if (status === 'scheduled') return words(leadsTo === 'settings' ? 'leagues.card.canChange' : 'leagues.card.scheduled');
  if (pointsToPass === null) return rank === 1 ? words('rankings.place.first') : '';
  if (nextTeamName === null) return words('rankings.place.note', { count: pointsToPass });
  return words('rankings.place.noteTeam', { count: pointsToPass, team: nextTeamName || words('rankings.noName') });
}

const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
  min-inline-size: 0;
  padding: ${({ theme }) => `${theme.space[5]} ${theme.space[5]} ${theme.space[2]}`};
  border-radius: ${({ theme }) => theme.radius.lg};
  background-color: ${({ theme }) => theme.color.surface};
  ${({ theme }) => theme.media.forcedColors} {
    border: 1px solid;
  }
`;

const Name = styled.h3`
  ${textStyle('heading')}
  overflow-wrap: anywhere;
`;

const Middle = styled.div`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) minmax(0, 1fr);
  align-items: end;
  gap: ${({ theme }) => theme.space[4]};
  flex: 1;
  padding-block: ${({ theme }) => theme.space[3]};
`;

const Footer = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${({ theme }) => theme.space[3]};
  padding-block-start: ${({ theme }) => theme.space[1]};
  ${hairline('block-start')}
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
  & > span {
    margin-inline-end: auto;
    overflow-wrap: anywhere;
  }
`;
