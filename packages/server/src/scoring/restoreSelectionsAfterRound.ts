import type { Edition } from '@rugby/domain/editions';
import { restoresSelection } from '@rugby/domain/game/boosters/boosterBehaviours';
import { boosterTypes } from '@rugby/domain/game/model/entities';
import { selectionAfterRound } from '@rugby/domain/game/boosters/restoredSelection';
import { chunk } from 'es-toolkit';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { fromLineupColumn, toLineupColumn } from '../db/lineupColumn.ts';

const BATCH = 5000;

/**
 * Restores the selections from before a Limitless of the finished round, or keeps those of now: the edition's rule decides. The rows of
 * the round do not change. [G-297]
 */
export async function restoreSelectionsAfterRound(
  tx: Transaction<Database>,
  edition: Edition,
  roundId: number,
  at: Date,
): Promise<void> {
  const teams = await tx
    .selectFrom('teamBoosters')
    .innerJoin('teams', 'teams.id', 'teamBoosters.teamId')
    .select(['teams.id', 'lineup', 'captainId', 'lineupBefore', 'captainBefore'])
    .where('teamBoosters.edition', '=', edition.id)
    .where('roundId', '=', roundId)
    .where('type', 'in', boosterTypes.filter(restoresSelection))
    .execute();
  const after = teams.flatMap(({ id, lineup, captainId, lineupBefore, captainBefore }) => {
    if (lineupBefore === null) return [];
    const now = { lineup: fromLineupColumn(lineup), captainId };
    const next = selectionAfterRound(now, { lineup: fromLineupColumn(lineupBefore), captainId: captainBefore }, edition);
    return [{ id, lineup: toLineupColumn(next.lineup), captain_id: next.captainId }];
  });
  for (const some of chunk(after, BATCH)) {
    await sql`
      update teams set lineup = next.lineup, captain_id = next.captain_id, version = version + 1, saved_at = ${at}
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as next (id int, lineup int[], captain_id int)
      where teams.id = next.id and (teams.lineup, teams.captain_id) is distinct from (next.lineup, next.captain_id)
    `.execute(tx);
  }
}
