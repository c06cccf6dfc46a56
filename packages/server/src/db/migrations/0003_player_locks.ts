import { type Kysely, sql } from 'kysely';

/** The players that a kick-off has locked. A lock stays when the player's squad, the fixture's date or its status changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table player_locks (
      edition text not null, round_id integer not null, player_id integer not null, fixture_id integer not null,
      primary key (edition, round_id, player_id),
      foreign key (edition, round_id) references rounds on delete cascade,
      foreign key (edition, player_id) references players on delete cascade,
      foreign key (edition, fixture_id) references fixtures on delete cascade
    )
  `.execute(db);
}
