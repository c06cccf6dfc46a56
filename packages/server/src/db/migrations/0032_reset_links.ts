import { type Kysely, sql } from 'kysely';

/** Lets an account have several links that reset its password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table password_resets drop constraint password_resets_pkey, drop constraint password_resets_token_hash_key, add primary key (token_hash)`,
  `create index password_resets_by_user on password_resets (user_id)`,
];
