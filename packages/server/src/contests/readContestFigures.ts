import type { ContestFigures } from '@rugby/domain/game/contests/StoredContest';
import type { ContestKind } from '@rugby/domain/game/model/contest';
import type { Booster, Round } from '@rugby/domain/game/model/entities';
import { playerIds } from '@rugby/domain/game/model/lineup';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { countPlayersLeft, type PlayersLeft } from '@rugby/domain/game/rankings/playersLeft';
import { scoreTeamPlayer } from '@rugby/domain/game/scoring/scoreTeam';
import type { Kysely } from 'kysely';
import { fromLineupColumn } from '../db/lineupColumn.ts';
import type { Database } from '../db/tables.ts';
import { extraPointsIn } from '../scoring/extraPointsIn.ts';
import type { TeamContest } from './readContest.ts';

/**
 * Reads what the teams of a contest have done in its rounds, from the same rows as the rankings: live points and corrections count at once. The
 * cost grows with the entries, which are bounded, and the rounds.
 */
export async function readContestFigures(
  db: Kysely<Database>,
  kind: ContestKind,
  contest: TeamContest,
  world: GameWorld,
): Promise<ContestFigures> {
  const teamIds = contest.entries.flatMap(({ teamId }) => teamId ?? []);
  const first = world.rounds.findIndex(({ id }) => id === contest.firstRoundId);
  const begun = world.rounds.filter((round, index) => index >= first && round.status !== 'scheduled');
  const scores = await readScores(db, kind, teamIds, begun, world);
  const totals = await readTotals(db, teamIds, world.rounds.slice(Math.max(first - 1, 0)));
  const left = await readPlayersLeft(
    db,
    teamIds,
    begun.find(({ status }) => status === 'playing'),
    world,
  );
  const teamOf = (entry: number) => contest.entries[entry - 1]?.teamId ?? 0;
  return {
    scoreOf: (entry, roundId) => {
      const score = scores.get(keyOf(teamOf(entry), roundId));
      const before = world.rounds[world.rounds.findIndex(({ id }) => id === roundId) - 1];
      return score && { ...score, overallBefore: totals.get(keyOf(teamOf(entry), before?.id ?? 0)) ?? null };
    },
    overallAfter: (entry, roundId) => totals.get(keyOf(teamOf(entry), roundId)) ?? null,
    playersLeftOf: (entry) => left.get(teamOf(entry)),
  };
}

function keyOf(teamId: number, roundId: number): string {
  return `${teamId} ${roundId}`;
}

interface Score {
  readonly points: number;
  readonly captainPoints: number;
}

async function readScores(
  db: Kysely<Database>,
  kind: ContestKind,
  teamIds: readonly number[],
  rounds: readonly Round[],
  world: GameWorld,
): Promise<ReadonlyMap<string, Score>> {
  if (teamIds.length === 0 || rounds.length === 0) return new Map();
  const rows = await db
    .selectFrom('teamRounds')
    .innerJoin('teamTotals', (join) =>
      join.onRef('teamTotals.teamId', '=', 'teamRounds.teamId').onRef('teamTotals.roundId', '=', 'teamRounds.roundId'),
    )
    .select(['teamRounds.teamId', 'teamRounds.roundId', 'teamTotals.points', 'captainId', 'boosters'])
    .where('teamRounds.teamId', 'in', teamIds)
    .where(
      'teamRounds.roundId',
      'in',
      rounds.map(({ id }) => id),
    )
    .execute();
  const captains = kind === 'cup' ? await readCaptains(db, rows, rounds, world) : () => 0;
  return new Map(rows.map((row) => [keyOf(row.teamId, row.roundId), { points: row.points ?? 0, captainPoints: captains(row) }]));
}

interface Captained {
  readonly roundId: number;
  readonly captainId: number | null;
  readonly boosters: readonly Booster[];
}

/** Returns a function for the points of the captain of a team in a round, as they count for the team. Only a cup needs them. */
async function readCaptains(
  db: Kysely<Database>,
  rows: readonly Captained[],
  rounds: readonly Round[],
  { edition }: GameWorld,
): Promise<(row: Captained) => number> {
  const captainIds = [...new Set(rows.flatMap(({ captainId }) => captainId ?? []))];
  const records = await db
    .selectFrom('statRecords')
    .select(({ fn }) => ['roundId', 'playerId', fn.sum<string>('points').as('points')])
    .where('edition', '=', edition.id)
    .where(
      'roundId',
      'in',
      rounds.map(({ id }) => id),
    )
    .where('playerId', 'in', captainIds.length === 0 ? [0] : captainIds)
    .groupBy(['roundId', 'playerId'])
    .execute();
  const pointsIn = new Map(records.map(({ roundId, playerId, points }) => [keyOf(playerId, roundId), Number(points)]));
  const extras = new Map<number, Awaited<ReturnType<typeof extraPointsIn>>>();
  for (const { id } of rounds) {
    const boosters = rows.filter(({ roundId }) => roundId === id).flatMap((row) => row.boosters);
    extras.set(id, await extraPointsIn(db, edition, id, boosters));
  }
  return ({ roundId, captainId, boosters }) => {
    if (captainId === null) return 0;
    const pointsOf = (playerId: number) => pointsIn.get(keyOf(playerId, roundId));
    const extraOf = extras.get(roundId) ?? (() => 0);
    return scoreTeamPlayer(captainId, captainId, boosters, { pointsOf, extraOf }).total;
  };
}

/** The points of the season after rounds, by team and round. */
async function readTotals(
  db: Kysely<Database>,
  teamIds: readonly number[],
  rounds: readonly Round[],
): Promise<ReadonlyMap<string, number>> {
  if (teamIds.length === 0 || rounds.length === 0) return new Map();
  const rows = await db
    .selectFrom('teamTotals')
    .select(['teamId', 'roundId', 'totalPoints'])
    .where('teamId', 'in', teamIds)
    .where(
      'roundId',
      'in',
      rounds.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ teamId, roundId, totalPoints }) => [keyOf(teamId, roundId), totalPoints]));
}

async function readPlayersLeft(
  db: Kysely<Database>,
  teamIds: readonly number[],
  round: Round | undefined,
  { players, now }: GameWorld,
): Promise<ReadonlyMap<number, PlayersLeft>> {
  if (round === undefined || teamIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('teamRounds')
    .select(['teamId', 'lineup'])
    .where('roundId', '=', round.id)
    .where('teamId', 'in', teamIds)
    .execute();
  return new Map(
    rows.map(({ teamId, lineup }) => {
      const chosen = playerIds(fromLineupColumn(lineup)).flatMap((id) => players.get(id) ?? []);
      return [teamId, countPlayersLeft(chosen, round, now)];
    }),
  );
}
