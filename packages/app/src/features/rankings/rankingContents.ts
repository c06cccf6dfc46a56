import { canRetry } from '@rugby/domain/api/failure';
import type { RankingRow } from '@rugby/domain/contract/ranking';
import type { RankingStatistic } from '@rugby/domain/game/model/rankingStatistics';
import { failureSentence } from '@rugby/domain/i18n/failureSentence';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FindUserStore } from '@rugby/domain/stores/rankings/FindUserStore';
import type { RankingStore } from '@rugby/domain/stores/rankings/RankingStore';
import type { FoundUsers } from '@rugby/ui/rankings/FindUser';
import type { LeaderboardContents, LeaderboardRow } from '@rugby/ui/rankings/LeaderboardTable';
import type { ProjectedPointsTeam } from '@rugby/ui/rankings/ProjectedPoints';
import type { OwnPlace, YourPlaceContents } from '@rugby/ui/rankings/YourPlace';

/** Where links to teams lead, and the words of notes. */
export interface RankingPlace {
  readonly basePath: string;
  /** The chosen round; null for the latest one. */
  readonly roundId: number | null;
  readonly words: Words;
}

/** What the table shows. */
export function leaderboardContents(ranking: RankingStore, place: RankingPlace): LeaderboardContents {
  const { view, more } = ranking;
  if (view.state === 'loading') return { state: 'loading' };
  if (view.state === 'failed') {
    const reason = failureSentence(view.failure, place.words);
    return { state: 'failed', reason, onRetry: canRetry(view.failure) ? () => void ranking.retry() : undefined };
  }
  const { rankings, user, next, numTeams } = view.ranking;
  const note = user?.pointsToPass == null ? undefined : passNote(user.pointsToPass, next, place.words);
  const rowOf = (row: RankingRow) => leaderboardRow(row, { isOwn: row.userId === user?.userId, note }, place);
  return {
    state: 'ready',
    rows: rankings.map(rowOf),
    own: user && rowOf(user),
    ...(numTeams !== null && { total: numTeams }),
    more: more === 'none' ? { state: 'none' } : { state: more, onLoad: () => void ranking.loadMore() },
  };
}

/** Places are those since the latest kick-off while a round is played. The own row carries the note. */
function leaderboardRow(
  row: RankingRow,
  { isOwn, note }: { readonly isOwn: boolean; readonly note: string | undefined },
  place: RankingPlace,
): LeaderboardRow {
  const { userId, teamName, displayName, rank, isTied, overallPoints, roundPoints, averagePoints, projectedPoints } = row;
  return {
    userId,
    teamName,
    displayName,
    rank,
    isTied,
    overallPoints,
    roundPoints,
    averagePoints,
    projectedPoints,
    isOwn,
    placesWon: row.placesWonSinceKickOff ?? row.placesWon,
    playersLeft: row.playersToPlay,
    href: teamHref(userId, place),
    ...(isOwn && note !== undefined && { note }),
  };
}

/** The points that pass the next team, and its name where the server says it. [B14] */
function passNote(count: number, next: RankingRow | null, words: Words): string {
  if (next === null) return words('rankings.place.noteOwn', { count });
  return words('rankings.place.notePass', { count, team: next.teamName || words('rankings.noName') });
}

/** The page of a team: of the chosen round, which shows it as it played when the round is complete. [A-132, A-133] */
function teamHref(userId: number, { basePath, roundId }: RankingPlace): string {
  return `${basePath}/team/${userId}${roundId === null ? '' : `?round=${roundId}`}`;
}

/** What the search shows. */
export function foundUsers(findUser: FindUserStore, statistic: RankingStatistic, place: RankingPlace): FoundUsers {
  const { found } = findUser;
  switch (found.state) {
    case 'idle':
      return { state: 'idle' };
    case 'pending':
      return { state: 'searching' };
    case 'error':
      return { state: 'failed', onRetry: () => void findUser.load() };
    case 'success':
      return {
        state: 'ready',
        users: found.value.rankings.map((row) => ({ ...row, figure: row[statistic], href: teamHref(row.userId, place) })),
        hasMore: found.value.nextPage,
      };
  }
}

/**
 * What the user sees of their own place; undefined while the ranking that says it could not be loaded. `pickHref` leads a user without a team to
 * where one is picked.
 */
export function yourPlace(ranking: RankingStore, pickHref: string | undefined): YourPlaceContents | undefined {
  const { view, ranksByRound, previousRound, projectedFinish } = ranking;
  if (view.state === 'failed') return undefined;
  if (view.state === 'loading') return { state: 'loading' };
  const { user, next, numTeams, isProvisional } = view.ranking;
  if (user === null) return pickHref === undefined ? { state: 'none' } : { state: 'no-team', href: pickHref };
  const { rank, isTied, placesWon, placesWonSinceKickOff, pointsToPass, playersToPlay, projectedPoints } = user;
  const own: OwnPlace = {
    rank,
    isTied,
    numTeams,
    isProvisional,
    ranks: ranksByRound,
    pointsToPass,
    projectedPoints,
    sinceRound:
      placesWon === null || previousRound === undefined ? null : { won: placesWon, roundNumber: previousRound.roundNumber },
    sinceKickOff: placesWonSinceKickOff,
    playersLeft: playersToPlay,
    ...(projectedFinish !== undefined && { projectedFinish }),
  };
  if (next === null) return { state: 'ready', place: own };
  const { teamName, rank: place, isTied: isShared, playersToPlay: playersLeft } = next;
  return { state: 'ready', place: { ...own, next: { teamName, rank: place, isTied: isShared, playersLeft } } };
}

/** The user's team between those before and behind it, with their points now and projected; empty while no round plays. */
export function projectedTeams({ view, neighbours }: RankingStore): readonly ProjectedPointsTeam[] {
  const ownId = view.state === 'ready' ? view.ranking.user?.userId : undefined;
  return neighbours.flatMap(({ userId, teamName, overallPoints, projectedPoints, playersToPlay }) =>
    projectedPoints === null || playersToPlay === null
      ? []
      : [{ userId, teamName, points: overallPoints, projectedPoints, playersLeft: playersToPlay, isOwn: userId === ownId }],
  );
}
