import { type Kysely, sql } from 'kysely';

/**
 * Drops what the columns and lists of the two migrations before replace. With an index on a figure, each update of it wrote into every index of the table.
 * A migration of its own: it locks readers out for a moment, and may be tried many times.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `drop index team_totals_by_points, team_totals_by_average`,
  `alter table team_rounds drop column points, drop column kick_offs, drop column points_at_kick_off`,
];
