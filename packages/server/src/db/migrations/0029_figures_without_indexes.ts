import { type Kysely, sql } from 'kysely';

/**
 * Drops the indexes by figure, which the lists of the migration before replace: with an index on a figure, each update of it wrote into every index of the
 * table. A migration of its own: it locks readers out for a moment, and may be tried many times.
 *
 * The columns of `team_rounds` that nothing reads any more stay for processes of the version before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop index team_totals_by_points, team_totals_by_average, team_rounds_by_points').execute(db);
}
