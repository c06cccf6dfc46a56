import type { Edition } from '@rugby/domain/editions';
import { restoresSelection } from '@rugby/domain/game/boosters/boosterBehaviours';
import { boosterTypes, type Round } from '@rugby/domain/game/model/entities';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { addRoundTotals } from './addRoundTotals.ts';

/**
 * Creates the row of a round for every complete team that has started by then, with the boosters that it has applied, ranks all teams after it, and
 * returns how many rows there are. A team with an incomplete Limitless lineup plays with its lineup from before, and a booster of a team that
 * does not play is not used up.
 */
export async function createTeamRounds(
  tx: Transaction<Database>,
  edition: Edition,
  round: Pick<Round, 'id' | 'roundNumber'>,
): Promise<number> {
  await restoreIncompleteTeams(tx, edition, round);
  const { numAffectedRows } = await sql`
    insert into team_rounds (team_id, edition, round_id, lineup, captain_id, salary_cap, value, boosters)
    select teams.id, teams.edition, ${round.id}, teams.lineup, teams.captain_id, ${edition.budget}, sum(players.cost), coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'type', type, 'roundId', round_id, 'roundNumber', ${round.roundNumber}::int, 'playerId', player_id) order by id)
      from team_boosters where team_id = teams.id and round_id = ${round.id}
    ), '[]')
    from teams
    join rounds as start on start.edition = teams.edition and start.id = teams.start_round_id and start.round_number <= ${round.roundNumber}
    cross join unnest(teams.lineup) as picked (player_id)
    join players on players.edition = teams.edition and players.id = picked.player_id
    where teams.edition = ${edition.id} and teams.is_complete
    group by teams.id
  `.execute(tx);
  await sql`
    delete from team_boosters
    where edition = ${edition.id} and round_id = ${round.id}
      and not exists (select from team_rounds where team_id = team_boosters.team_id and round_id = ${round.id})
  `.execute(tx);
  await addRoundTotals(tx, edition.id, round);
  return Number(numAffectedRows ?? 0);
}

/** Restores teams whose Limitless lineup is incomplete: they get the complete lineup from before it back, and the booster is deleted. */
async function restoreIncompleteTeams(
  tx: Transaction<Database>,
  { id: edition }: Edition,
  { id: roundId }: Pick<Round, 'id'>,
): Promise<void> {
  await sql`
    with undone as (
      delete from team_boosters using teams
      where team_boosters.edition = ${edition} and round_id = ${roundId} and type = any(${boosterTypes.filter(restoresSelection)}) and teams.id = team_id and not is_complete
      returning team_id, lineup_before, captain_before
    )
    update teams
    set lineup = lineup_before, captain_id = captain_before, is_complete = true, start_round_id = ${roundId}, version = version + 1
    from undone where teams.id = undone.team_id
  `.execute(tx);
}
