import type { Api } from '@rugby/domain/api/apiClient';
import { getRanking, type Ranking, type RankingRow } from '@rugby/domain/contract/ranking';
import type { RequestParts } from '@rugby/domain/contract/endpoint';
import { fn } from 'storybook/test';
import type { LeaderboardContents, LeaderboardRow } from './LeaderboardTable/leaderboardContents.ts';

/** A page of the ranking of all teams. */
export async function fetchRanking(network: Pick<Api, 'send'>, query: RequestParts['query'] = {}): Promise<Ranking> {
  const outcome = await network.send(getRanking, { query });
  if (!outcome.ok) throw new Error(`The fake network did not answer: ${outcome.failure.kind}`);
  return outcome.value;
}

/** A row of the table from one of the answer. */
export function sampleRow(row: RankingRow, { user, next }: Pick<Ranking, 'user' | 'next'>): LeaderboardRow {
  const { placesWonSinceKickOff, playersToPlay, placesWon } = row;
  return {
    ...row,
    placesWon: placesWonSinceKickOff ?? placesWon,
    playersLeft: playersToPlay,
    href: `/team/${row.userId}`,
    isOwn: row.userId === user?.userId,
    ...(row.pointsToPass !== null && { note: `You need ${row.pointsToPass} points to pass ${next?.teamName}` }),
  };
}

/** What the table shows of a page. */
export function sampleContents({ rankings, user, next, nextPage, numTeams }: Ranking): LeaderboardContents {
  return {
    state: 'ready',
    rows: rankings.map((row) => sampleRow(row, { user, next })),
    own: user && sampleRow(user, { user, next }),
    ...(numTeams !== null && { total: numTeams }),
    more: nextPage ? { state: 'available', onLoad: onLoadMore } : { state: 'none' },
  };
}

export const onLoadMore = fn();
