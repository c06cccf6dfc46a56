import type { GameWorld } from '@rugby/domain/game/model/world';
import type { PlacedRound, PlayedRound } from '@rugby/domain/game/model/playedRound';
import { arePointsProvisional } from '@rugby/domain/game/season/countdown';
import { type Kysely, sql } from 'kysely';
import { readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { levelAt, rankAt } from '../scoring/levelAt.ts';
import { presentTeamHistory } from '../team/readTeamHistory.ts';
import type { TeamRow } from '../team/teamRows.ts';
import { roundPlaceSchema } from './roundPlaceSchema.ts';

/** Reads every round that a team has played, oldest first. The figures are those of the results of the rounds. */
export async function readPlayedRounds(db: Kysely<Database>, team: TeamRow, world: GameWorld): Promise<readonly PlayedRound[]> {
  const places = new Map((await readPlaces(db, team)).map(({ roundId, ...place }) => [roundId, place]));
  const rows = await db.selectFrom('teamRounds').selectAll().where('teamId', '=', team.id).execute();
  const played: PlayedRound[] = [];
  for (const round of world.rounds) {
    const row = rows.find(({ roundId }) => roundId === round.id);
    if (row === undefined || round.status === 'scheduled') continue;
    const teamHistory = await presentTeamHistory(db, team, row, round, world);
    const place = places.get(round.id) ?? { rank: null, numTeams: null, average: null, highest: null };
    played.push({ teamHistory, ...place, isProvisional: arePointsProvisional(round, world.now) });
  }
  return played;
}

/** Reads the place of a team after each round, oldest first, and what all teams made of it: from the levels of the ranking, not the teams. */
export function readPlaces(db: Kysely<Database>, { id, edition }: TeamRow): Promise<readonly PlacedRound[]> {
  const statement = sql`
    with levels as (
      select round_id, statistic, max(points) as highest, sum(teams)::int as teams,
        round(sum(points::bigint * teams) / sum(teams), 1)::float as average
      from ranking_levels where edition = ${edition} and statistic in ('roundPoints', 'overallPoints')
      group by round_id, statistic
    )
    select team_totals.round_id as round_id, ${rankAt('level')} as rank, overall.teams as num_teams, round_levels.average, round_levels.highest
    from team_totals
    left join lateral ${levelAt(sql`team_totals.edition`, sql`team_totals.round_id`, 'overallPoints', sql`total_points`)} as level on true
    join levels as overall on overall.round_id = team_totals.round_id and overall.statistic = 'overallPoints'
    left join levels as round_levels on round_levels.round_id = team_totals.round_id and round_levels.statistic = 'roundPoints'
    join rounds on rounds.edition = team_totals.edition and rounds.id = team_totals.round_id
    where team_id = ${id} order by round_number
  `;
  return readRows(db, statement, roundPlaceSchema);
}
