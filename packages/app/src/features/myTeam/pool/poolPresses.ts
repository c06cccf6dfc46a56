import type { Position } from '@rugby/domain/game/model/entities';
import { freeSlots } from '@rugby/domain/game/model/lineup';
import type { Transfer } from '@rugby/domain/game/transfers/transfers';
import type { TeamFix } from '@rugby/ui/game/RefusalNote';
import type { MyTeamStores } from '../../../stores/Stores.ts';

type UsedStores = Pick<MyTeamStores, 'editor' | 'transfers'>;

/** Shows the players of the position that a transfer leaves open. */
export function fillTransfer({ slot }: Transfer, { editor }: UsedStores): void {
  editor.closeDialog();
  editor.pool.showPosition(slot.position);
  editor.pool.open();
}

/** A player of the pool joins: by transfer in transfer mode, else at once. */
export function addPlayer(playerId: number, { editor, transfers }: UsedStores): void {
  if (transfers.isOn) transfers.bringIn(playerId);
  else editor.add(playerId);
}

/** The way out of a refusal that was pressed. */
export function takeFix(fix: TeamFix, { editor, transfers }: UsedStores): void {
  if (fix.kind === 'start-transfers') transfers.start();
  else if (transfers.isOn) transfers.markOut(fix.playerId);
  else editor.remove(fix.playerId);
}

/** The position of all open places while it is the same one; undefined otherwise. */
export function missingPosition({ team }: Pick<MyTeamStores, 'team'>): Position | undefined {
  const [slot, ...others] = freeSlots(team.draft.lineup);
  return others.every(({ position }) => position === slot?.position) ? slot?.position : undefined;
}

/** Opens the pool, with the players of the missing position while only one is missing; the next player takes its first place. */
export function showMissing({ editor, team }: Pick<MyTeamStores, 'editor' | 'team'>): void {
  const [slot] = freeSlots(team.draft.lineup);
  if (slot !== undefined && missingPosition({ team }) !== undefined) editor.pool.selectSlot(slot);
  else editor.pool.open();
}

/** Shows the players for the transfer to fill next, all players when none is open. */
export function showPlayers(stores: UsedStores): void {
  const open = stores.transfers.openTransfer;
  if (open === undefined) stores.editor.pool.open();
  else fillTransfer(open, stores);
}
