import type { Edition } from '@rugby/domain/editions';
import { restoresSelection } from '@rugby/domain/game/boosters/boosterBehaviours';
import { boosterTypes, type Round } from '@rugby/domain/game/model/entities';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { teamsPlaying } from '../../scoring/createTeamRounds.ts';

/**
 * Discards boosters of a round that starts, so that they can be used in another one: a Limitless with an incomplete lineup, whose team gets the
 * complete lineup from before it back, and every booster of a team that does not play.
 */
export async function discardUnusedBoosters(
  tx: Transaction<Database>,
  edition: Edition,
  round: Pick<Round, 'id' | 'roundNumber'>,
  at: Date,
): Promise<void> {
  await sql`
    with undone as (
      delete from team_boosters using teams
      where team_boosters.edition = ${edition.id} and round_id = ${round.id} and type = any(${boosterTypes.filter(restoresSelection)})
        and teams.id = team_id and not is_complete
      returning team_id, lineup_before, captain_before
    )
    update teams
    set lineup = lineup_before, captain_id = captain_before, is_complete = true, start_round_id = ${round.id}, version = version + 1,
      saved_at = ${at}
    from undone where teams.id = undone.team_id
  `.execute(tx);
  await sql`
    delete from team_boosters
    where edition = ${edition.id} and round_id = ${round.id}
      and not exists (select from ${teamsPlaying(edition, round)} as playing where playing.id = team_boosters.team_id)
  `.execute(tx);
}
