import { type Kysely, sql } from 'kysely';

/** Teams that came into a league of very many or left it since its ranks after a round were stored, and what finds its levels by rank. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // No reference to teams: a team that is deleted has no figures, so its rows say nothing.
  `create table league_changes (
    league_id integer not null references leagues on delete cascade, round_id integer not null,
    id bigint generated always as identity, team_id integer not null, teams integer not null check (teams in (-1, 1)),
    primary key (league_id, round_id, id)
  )`,
  `create index league_levels_by_rank on league_levels (league_id, round_id, statistic, rank) where not is_at_kick_off`,
];
