import { z } from '@rugby/domain/contract/schema';
import { mostHeadToHeadEntries } from '@rugby/domain/game/model/contestSizes';
import type { Round } from '@rugby/domain/game/model/entities';
import { type Kysely, sql } from 'kysely';
import { readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';

/** A member of a league with the points since its start round: 0 for one whose team plays for the first time since, null for one without a team. */
export interface CupMember {
  readonly userId: number;
  readonly points: number | null;
}

/** Returns the users who joined each league first, as many as head-to-head takes, by league. */
export async function readFirstMembers(
  db: Kysely<Database>,
  leagueIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const statement = sql`
    select league_id, user_id from unnest(${leagueIds}::int[]) as drawn (id)
    cross join lateral (
      select league_id, user_id from league_members where league_id = drawn.id order by joined_order limit ${mostHeadToHeadEntries}
    ) as first
  `;
  const rows = await readRows(db, statement, z.object({ leagueId: z.int(), userId: z.int() }));
  const byLeague = Map.groupBy(rows, ({ leagueId }) => leagueId);
  return new Map([...byLeague].map(([leagueId, members]) => [leagueId, members.map(({ userId }) => userId)]));
}

/** Returns the members of each league with their points in its ladder before a round for which the teams have their rows, by league. */
export async function readCupMembers(
  db: Kysely<Database>,
  leagueIds: readonly number[],
  { id, roundNumber }: Pick<Round, 'id' | 'roundNumber'>,
): Promise<ReadonlyMap<number, readonly CupMember[]>> {
  const statement = sql`
    with drawn as (
      select leagues.id, leagues.edition,
        (select id from rounds where edition = leagues.edition and round_number < start.round_number order by round_number desc limit 1) as base_id,
        (select id from rounds where edition = leagues.edition and round_number < ${roundNumber} order by round_number desc limit 1) as latest_id
      from leagues join rounds as start on start.edition = leagues.edition and start.id = leagues.start_round_id
      where leagues.id = any(${leagueIds}::int[])
    )
    select drawn.id as league_id, league_members.user_id,
      case
        when now.rounds_played > coalesce(until.rounds_played, 0) then now.total_points - coalesce(until.total_points, 0)
        when team_rounds.team_id is not null then 0
      end as points
    from drawn
    join league_members on league_members.league_id = drawn.id
    left join teams on teams.edition = drawn.edition and teams.user_id = league_members.user_id
    left join team_rounds on team_rounds.team_id = teams.id and team_rounds.round_id = ${id}
    left join team_totals as now on now.team_id = teams.id and now.round_id = drawn.latest_id
    left join team_totals as until on until.team_id = teams.id and until.round_id = drawn.base_id
  `;
  const rows = await readRows(db, statement, z.object({ leagueId: z.int(), userId: z.int(), points: z.nullable(z.int()) }));
  return Map.groupBy(rows, ({ leagueId }) => leagueId);
}
