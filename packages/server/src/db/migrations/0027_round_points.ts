import { type Kysely, sql } from 'kysely';

/** Columns for the points of rounds in the row of totals. Half of each page stays empty for the new versions of its rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table team_totals
    add points integer, add kick_offs integer not null default 0, add points_at_kick_off integer not null default 0,
    set (fillfactor = 50)`,
];
