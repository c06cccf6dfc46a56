import type { Transfer } from '@rugby/domain/game/transfers/transfers';
import type { TeamFix } from '@rugby/ui/game/RefusalNote';
import type { Builder } from '../useMyTeam.ts';

type Stores = Pick<Builder, 'desk' | 'transfers'>;

/** Shows the players of the position that a transfer leaves open. */
export function fillTransfer({ slot }: Transfer, { desk }: Stores): void {
  desk.closeDialog();
  desk.pool.showPosition(slot.position);
  desk.pool.open();
}

/** A player of the pool joins: by transfer in transfer mode, else at once. */
export function addPlayer(playerId: number, { desk, transfers }: Stores): void {
  if (transfers.isOn) transfers.bringIn(playerId);
  else desk.add(playerId);
}

/** The way out of a refusal that was pressed. */
export function takeFix(fix: TeamFix, { desk, transfers }: Stores): void {
  if (fix.kind === 'start-transfers') transfers.start();
  else if (transfers.isOn) transfers.markOut(fix.playerId);
  else desk.remove(fix.playerId);
}

/** Shows the players for the first transfer that is open, all players when none is. */
export function showPlayers(stores: Stores): void {
  const open = stores.transfers.transfers.find((transfer) => transfer.in === null);
  if (open === undefined) stores.desk.pool.open();
  else fillTransfer(open, stores);
}
