import { type Kysely, sql } from 'kysely';

/** A new edition needs no migration: the ids of editions stand in the code only, and supported squads are kept by the edition's id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table seasons drop constraint seasons_edition_check`,
  `alter table users add column supported_squads jsonb not null default '{}'`,
  `update users set supported_squads = jsonb_build_object('srp', supported_squad_id, 'trc', trc_supported_squad_id)`,
  `alter table users drop column supported_squad_id, drop column trc_supported_squad_id`,
];
