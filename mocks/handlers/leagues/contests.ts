import { undrawnCup, undrawnHeadToHead } from '@rugby/domain/game/contests/contestOutlook';
import { playCup } from '@rugby/domain/game/contests/playCup';
import { playHeadToHead } from '@rugby/domain/game/contests/playHeadToHead';
import type { ContestFigures, StoredContest } from '@rugby/domain/game/contests/StoredContest';
import type { RankingRow } from '@rugby/domain/contract/ranking';
import type { LeagueRecord } from '../../scenarios/LeagueRecord.ts';
import type { World } from '../../scenarios/World.ts';
import { captainPointsOf } from '../../builders/rivals.ts';
import { createRefusal, words } from '../createRefusal.ts';
import { drawOf } from './contestDraws.ts';
import { findRecord } from './presentLeague.ts';
import { rankingOf } from '../rankings/rankingOf.ts';

/** Head-to-head of a league that the user may see. */
export function headToHeadOf(id: number, roundId: number | undefined, world: World) {
  const found = findRecord(id, world);
  if (found instanceof Response) return found;
  const { record, league } = found;
  const { rounds } = world;
  if (roundId !== undefined && !rounds.some((round) => round.id === roundId))
    return createRefusal(404, 'not-found', words('server.noRound', { round: roundId }));
  const draw = drawOf('head-to-head', record, world);
  const now = Date.parse(world.now);
  if (draw === undefined) return { headToHead: undrawnHeadToHead(league.headToHead, league, rounds, now) };
  const request = { readerId: world.user?.id ?? 0, roundId, rounds, now };
  return { headToHead: playHeadToHead(draw, figuresOf(draw, record, world), request) };
}

/** The cup of a league that the user may see. */
export function cupOf(id: number, world: World) {
  const found = findRecord(id, world);
  if (found instanceof Response) return found;
  const { record, league } = found;
  const draw = drawOf('cup', record, world);
  const { rounds } = world;
  const now = Date.parse(world.now);
  if (draw === undefined) return { cup: undrawnCup(league.cup, league, rounds, now) };
  return { cup: playCup(draw, figuresOf(draw, record, world), { readerId: world.user?.id ?? 0, rounds, now }) };
}

/** The figures of the drawn users, as the ranking of the league has them. */
function figuresOf({ entries }: StoredContest, record: LeagueRecord, world: World): ContestFigures {
  const memberIds = entries.flatMap(({ userId }) => userId ?? []);
  const drawn = { ...world, leagues: [{ ...record, memberIds }] };
  const begun = world.rounds.filter(({ status }) => status !== 'scheduled');
  const request = { page: 1, limit: memberIds.length, statistic: 'overallPoints', isReversed: false, search: '' } as const;
  const rowsOf = new Map(
    begun.map(({ id: roundId }) => {
      const { rankings } = rankingOf({ ...request, roundId }, drawn, record.id);
      return [roundId, new Map(rankings.map((row) => [row.userId, row]))] as const;
    }),
  );
  const rowOf = (entry: number, roundId: number | undefined): RankingRow | undefined =>
    rowsOf.get(roundId ?? 0)?.get(entries[entry - 1]?.userId ?? 0);
  return {
    scoreOf: (entry, roundId) => {
      const row = rowOf(entry, roundId);
      const before = world.rounds[world.rounds.findIndex(({ id }) => id === roundId) - 1];
      if (row === undefined) return undefined;
      const overallBefore = rowOf(entry, before?.id)?.overallPoints ?? null;
      return { points: row.roundPoints, captainPoints: captainPointsIn(roundId, row, world), overallBefore };
    },
    overallAfter: (entry, roundId) => rowOf(entry, roundId)?.overallPoints ?? null,
    playersLeftOf: (entry) => {
      const { playersToPlay = null, playersInPlay = null } = rowOf(entry, begun.at(-1)?.id) ?? {};
      return playersToPlay === null || playersInPlay === null ? undefined : { toPlay: playersToPlay, inPlay: playersInPlay };
    },
  };
}

function captainPointsIn(roundId: number, { userId, roundPoints }: RankingRow, { user, history }: World): number {
  const own = userId === user?.id ? history.find((team) => team.roundId === roundId) : undefined;
  return own === undefined ? captainPointsOf(roundPoints) : (own.points.players[own.captainId ?? 0] ?? 0);
}
