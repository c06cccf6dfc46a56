import { activeBoosters } from '@rugby/domain/game/boosterRules';
import { currentRound } from '@rugby/domain/game/rounds';
import type { GameWorld } from '@rugby/domain/game/world';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { boostersOf } from './boosterRows.ts';
import { moneyOf } from './presentTeam.ts';
import { fromColumns } from './slotColumns.ts';
import { roundPoints } from './teamPoints.ts';
import type { TeamRow } from './teamRows.ts';

/**
 * Brings what hangs on a team up to date after a change of it: a triple captain of the current round follows the captain, and while
 * that round is played the team's row of it takes lineup, captain, value, boosters and their points. [G-296]
 */
export async function followChange(tx: Transaction<Database>, row: TeamRow, world: GameWorld): Promise<void> {
  const round = currentRound(world.rounds);
  if (round === undefined || round.status === 'complete') return;
  await tx
    .updateTable('teamBoosters')
    .set({ playerId: row.captainId })
    .where('teamId', '=', row.id)
    .where('roundId', '=', round.id)
    .where('type', '=', 'TRIPLE_CAPTAIN')
    .execute();
  if (round.status !== 'playing') return;
  const selection = { lineup: fromColumns(row.lineup), captainId: row.captainId };
  const boosters = activeBoosters({ boosters: await boostersOf(tx, row.id, world) }, world);
  const { round: points } = await roundPoints(tx, selection, boosters, round, world);
  await tx
    .updateTable('teamRounds')
    .set({
      lineup: row.lineup,
      captainId: row.captainId,
      value: moneyOf(selection, world).value,
      boosters: JSON.stringify(boosters),
      points,
    })
    .where('teamId', '=', row.id)
    .where('roundId', '=', round.id)
    .execute();
}
