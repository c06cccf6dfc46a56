import type { Transfer } from '@rugby/domain/game/transfers/transfers';
import type { TeamFix } from '@rugby/ui/game/RefusalNote';
import type { MyTeamStores } from '../../../stores/Stores.ts';

type Stores = Pick<MyTeamStores, 'editor' | 'transfers'>;

/** Shows the players of the position that a transfer leaves open. */
export function fillTransfer({ slot }: Transfer, { editor }: Stores): void {
  editor.closeDialog();
  editor.pool.showPosition(slot.position);
  editor.pool.open();
}

/** A player of the pool joins: by transfer in transfer mode, else at once. */
export function addPlayer(playerId: number, { editor, transfers }: Stores): void {
  if (transfers.isOn) transfers.bringIn(playerId);
  else editor.add(playerId);
}

/** The way out of a refusal that was pressed. */
export function takeFix(fix: TeamFix, { editor, transfers }: Stores): void {
  if (fix.kind === 'start-transfers') transfers.start();
  else if (transfers.isOn) transfers.markOut(fix.playerId);
  else editor.remove(fix.playerId);
}

/** Shows the players for the first transfer that is open, all players when none is. */
export function showPlayers(stores: Stores): void {
  const open = stores.transfers.openTransfer;
  if (open === undefined) stores.editor.pool.open();
  else fillTransfer(open, stores);
}
