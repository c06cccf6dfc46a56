import type { League } from '@rugby/domain/game/model/league';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { latestBegun, roundBefore } from '../rankings/boardRounds.ts';
import { readLeague } from '../rankings/readLeague.ts';
import { readOverall } from '../rankings/readOverall.ts';

/** A user's rank in a league now and after the round before. */
export type LeagueRank = Pick<League, 'rank' | 'prevRank'>;

/** A league with more teams shows ranks on its ladder only: ranking a league costs in proportion to its teams. */
const mostRanked = 20_000;

/** Returns the ranks of a user in leagues by all points, by league id. Leagues in which the user has no rank are absent. [A-135, B14] */
export async function readLeagueRanks(
  db: Kysely<Database>,
  leagues: readonly League[],
  userId: number,
  world: GameWorld,
): Promise<ReadonlyMap<number, LeagueRank>> {
  const round = latestBegun(world);
  const ranks = new Map<number, LeagueRank>();
  if (round === undefined) return ranks;
  const rounds = { roundId: round.id, prevRoundId: roundBefore(world, round) };
  const board = { edition: world.edition.id, ...rounds, statistic: 'overallPoints' } as const;
  const section = { offset: 0, limit: 0, isReversed: false, search: '', userId };
  for (const { id, class: kind, subjectId, startId, numTeams } of leagues) {
    if (kind !== 'overall' && numTeams > mostRanked) continue;
    const ranked = { id, class: kind, subjectId: subjectId ?? 0, startRoundId: kind === 'regular' ? startId : null };
    const { own } = await (kind === 'overall' ? readOverall(db, board, section) : readLeague(db, board, ranked, section));
    if (own !== undefined) ranks.set(id, { rank: own.rank, prevRank: own.prevRank });
  }
  return ranks;
}
