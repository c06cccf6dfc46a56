import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { ComparedFigures } from './differences.ts';

/** Reads everything that a season command may change: it must be the same after a repeat. */
export async function readTraces(db: Kysely<Database>): Promise<ComparedFigures> {
  const documents = await db.selectFrom('documents').select(['path', 'etag']).execute();
  const audit = await db.selectFrom('statAudit').select(['id', 'at']).execute();
  const records = await db.selectFrom('statRecords').selectAll().execute();
  const teams = await db.selectFrom('teams').selectAll().execute();
  const rounds = await db.selectFrom('teamRounds').selectAll().execute();
  const totals = await db.selectFrom('teamTotals').selectAll().execute();
  return new Map<string, unknown>([
    ...documents.map(({ path, etag }) => [path, etag] as const),
    ...audit.map(({ id, at }) => [`audit ${id}`, at] as const),
    ...records.map((record) => [`${record.edition} record ${record.fixtureId} ${record.playerId}`, record] as const),
    ...teams.map((team) => [`team ${team.id}`, team] as const),
    ...rounds.map((round) => [`team ${round.teamId} in round ${round.roundId}`, round] as const),
    ...totals.map((total) => [`team ${total.teamId} after round ${total.roundId}`, total] as const),
  ]);
}
