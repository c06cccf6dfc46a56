import { type Kysely, sql } from 'kysely';

/** What each player gave to teams of a round when they were scored with it last: a pass works on the teams of the players that differ. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table scored_players (
        edition text not null, round_id integer not null, player_id integer not null, points integer not null, extra jsonb not null,
        primary key (edition, round_id, player_id),
        foreign key (edition, round_id) references rounds on delete cascade,
        foreign key (edition, player_id) references players on delete cascade
      )`,
    )
    .execute(db);
}
