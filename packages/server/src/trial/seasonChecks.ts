import { playersFile } from '@rugby/domain/contract/players';
import { editions } from '@rugby/domain/editions';
import type { Player } from '@rugby/domain/game/model/entities';
import type { Kysely, NotNull } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { ComparedFigures } from './differences.ts';
import { type Entrant, teamFigures } from './recount.ts';
import type { OfficialRound } from './playedRounds.ts';
import type { TrialHarness } from './createTrialHarness.ts';

const { srp } = editions;

/** Compares every stored record, every published player and every team with the files of the rounds. */
export async function checkSeason(
  harness: TrialHarness,
  entrants: readonly Entrant[],
  rounds: readonly OfficialRound[],
): Promise<void> {
  const { db, findings } = harness;
  const players = await harness.published(playersFile, srp);
  findings.compare(
    'stored points against the official ones and their correction',
    recordFigures(rounds),
    await storedRecords(db),
  );
  findings.compare('points in players.json against the same', recordFigures(rounds), publishedScores(players));
  findings.compare(
    'totals and averages in players.json against a recount',
    seasonFigures(rounds),
    publishedSeasonFigures(players),
  );
  findings.compare(
    `points of ${entrants.length} teams in each round and in all against a recount`,
    teamFigures(entrants, rounds),
    await storedTeamFigures(db),
  );
}

/** Reads the stored points of every team in each round and in total. */
export async function storedTeamFigures(db: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
  const inRounds = await db
    .selectFrom('teamTotals')
    .select(['teamId', 'roundId', 'points'])
    .where('edition', '=', srp.id)
    .where('points', 'is not', null)
    .$narrowType<{ points: NotNull }>()
    .execute();
  const inAll = await db
    .selectFrom('teamTotals')
    .select(({ fn }) => ['teamId', fn.sum<string>('points').as('points')])
    .where('edition', '=', srp.id)
    .where('points', 'is not', null)
    .groupBy('teamId')
    .execute();
  return new Map([
    ...inRounds.map(({ teamId, roundId, points }) => [`team ${teamId} in round ${roundId}`, points] as const),
    ...inAll.map(({ teamId, points }) => [`team ${teamId} in all`, Number(points)] as const),
  ]);
}

function recordFigures(rounds: readonly OfficialRound[]): ComparedFigures {
  return new Map(
    rounds.flatMap(({ id, points }) => [...points].map(([playerId, given]) => [`player ${playerId} in round ${id}`, given])),
  );
}

async function storedRecords(db: Kysely<Database>): Promise<ComparedFigures> {
  const rows = await db
    .selectFrom('statRecords')
    .select(['playerId', 'roundId', 'points'])
    .where('edition', '=', srp.id)
    .execute();
  return new Map(rows.map(({ playerId, roundId, points }) => [`player ${playerId} in round ${roundId}`, points]));
}

function publishedScores(players: readonly Player[]): ComparedFigures {
  return new Map(
    players.flatMap(({ id, stats }) =>
      Object.entries(stats.scores).map(([roundId, points]) => [`player ${id} in round ${roundId}`, points]),
    ),
  );
}

/** Totals over the rounds, and averages over matches with minutes to one decimal. */
function seasonFigures(rounds: readonly OfficialRound[]): ComparedFigures {
  const playerIds = new Set(rounds.flatMap(({ points }) => [...points.keys()]));
  const records = Map.groupBy(
    rounds.flatMap((round) => round.records),
    ({ playerId }) => playerId,
  );
  return new Map(
    [...playerIds].map((playerId) => {
      const total = rounds.reduce((sum, { points }) => sum + (points.get(playerId) ?? 0), 0);
      const matches = (records.get(playerId) ?? []).filter(({ MP }) => MP > 0).length;
      return [`player ${playerId}`, { total, average: matches === 0 ? null : Math.round((total * 10) / matches) / 10 }];
    }),
  );
}

function publishedSeasonFigures(players: readonly Player[]): ComparedFigures {
  const played = players.filter(({ stats }) => Object.keys(stats.scores).length > 0);
  return new Map(played.map(({ id, stats }) => [`player ${id}`, { total: stats.totalPoints, average: stats.avgPoints }]));
}
