import type { EditionId } from '@rugby/domain/editions';
import type { Fixture, Progress, Round, Squad } from '@rugby/domain/game/model/entities';
import type { Kysely, Selectable } from 'kysely';
import type { Database, FixtureTable } from '../db/tables.ts';

/**
 * Loads the rounds of an edition in order, each with its fixtures by kick-off, and the time at which each complete round was
 * finished. [G-128 to G-143]
 */
export async function loadRounds(
  db: Kysely<Database>,
  edition: EditionId,
  squads: readonly Squad[],
): Promise<{ readonly rounds: readonly Round[]; readonly finishedAt: ReadonlyMap<number, string> }> {
  const rows = await db.selectFrom('rounds').selectAll().where('edition', '=', edition).orderBy('roundNumber').execute();
  const fixtures = await db
    .selectFrom('fixtures')
    .selectAll()
    .where('edition', '=', edition)
    .orderBy('date')
    .orderBy('id')
    .execute();
  const squadOf = new Map(squads.map((squad) => [squad.id, squad]));
  const rounds = rows.map(({ id, roundNumber, roundStage, status, startDate }) => ({
    id,
    roundNumber,
    roundStage,
    status,
    startDate: startDate.toISOString(),
    isLockedForUpdating: status === 'playing',
    fixtures: fixtures.filter(({ roundId }) => roundId === id).map((row) => fixtureOf(row, squadOf)),
  }));
  const finished = rows.flatMap(({ id, finishedAt }) => (finishedAt === null ? [] : [[id, finishedAt.toISOString()] as const]));
  return { rounds, finishedAt: new Map(finished) };
}

function fixtureOf(row: Selectable<FixtureTable>, squadOf: ReadonlyMap<number, Squad>): Fixture {
  const home = squadOf.get(row.homeSquadId);
  const away = squadOf.get(row.awaySquadId);
  return {
    id: row.id,
    status: row.status,
    date: row.date.toISOString(),
    venueName: row.venueName,
    homeSquadId: row.homeSquadId,
    homeSquadName: home?.name ?? '',
    homeSquadAbbr: home?.abbreviation ?? '',
    awaySquadId: row.awaySquadId,
    awaySquadName: away?.name ?? '',
    awaySquadAbbr: away?.abbreviation ?? '',
    homeScore: publishedScore(row.homeScore, row.status),
    awayScore: publishedScore(row.awayScore, row.status),
  };
}

/** A score is published only after the fixture has started, even if the feed already holds it. */
function publishedScore(score: number | null, status: Progress): number | null {
  return status === 'scheduled' ? null : score;
}
