import { type Kysely, sql } from 'kysely';

/** Whether an operator has switched the safe mode on: then the table has its one row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table safe_mode (is_on boolean primary key check (is_on), since timestamptz not null default now())`)
    .execute(db);
}
