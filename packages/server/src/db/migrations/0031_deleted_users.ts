import { type Kysely, sql } from 'kysely';

/** Renames deleted accounts and their teams, which were stored as "Former player". */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    with renamed as (
      update users set display_name = 'Deleted user' where email = '' and email_key like e'\\x01%' returning id
    )
    update teams set name = 'Deleted user' where user_id in (select id from renamed)
  `.execute(db);
}
