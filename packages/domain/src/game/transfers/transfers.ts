import { type Lineup, type Player, type Position, positions, type Selection } from '../model/entities.ts';
import { refusalsForBoosterTarget } from '../boosters/boosterRefusals.ts';
import { refusalsToFit } from '../team/eligibility.ts';
import { freeSlots, isInLineup, playerAt, removePlayer, setPlayer, slotOf } from '../model/lineup.ts';
import { type Slot, slotsOf } from '../model/positions.ts';
import type { Refusal } from '../model/refusal.ts';
import { refusalsWhenEliminated, refusalsWhenLocked, refusalsWhenUnknown } from '../team/teamRules.ts';
import type { EditedTeam, GameWorld, SavedTeam } from '../model/world.ts';

/** One transfer of a draft: the player who leaves a slot and the one who comes in. `in` is null until a player is chosen. [G-211] */
export interface Transfer {
  readonly slot: Slot;
  readonly out: number;
  readonly in: number | null;
}

/**
 * The transfers from the saved team to the draft, in slot order. A new player belongs to the transfer of the slot they are in. A new player in
 * another slot belongs to the first transfer of that position without one. Empty before the first save. [G-211, G-261]
 */
export function transfersOf({
  lineup,
  saved,
}: Selection & { readonly saved: Pick<SavedTeam, 'lineup'> | null }): readonly Transfer[] {
  return saved === null ? [] : positions.flatMap((position) => findTransfers(slotsOf(position), saved.lineup, lineup));
}

/**
 * Why this player cannot be marked out now; empty means they can. A player who comes in with the draft may always be taken back. The refusal
 * `booster-target` opens the transfer-booster modal. [G-270, G-271]
 */
export function refusalsToTransferOut(playerId: number, team: EditedTeam, world: GameWorld): readonly Refusal[] {
  if (!isInLineup(team.lineup, playerId)) return [{ rule: 'not-in-team', playerId }];
  if (team.saved !== null && !isInLineup(team.saved.lineup, playerId)) return [];
  return [
    ...refusalsWhenIncomplete(team),
    ...refusalsWhenLocked('player-locked', playerId, world),
    ...refusalsForBoosterTarget(playerId, team, world),
  ];
}

/**
 * Why this player cannot be brought in now; empty means they can. The budget is checked when the transfers are sent, so that an expensive player
 * may come in before another leaves. A player of the saved team may always return while a slot is free. [G-272, G-273, G-274]
 */
export function refusalsToTransferIn(player: Player, team: EditedTeam, world: GameWorld): readonly Refusal[] {
  const { id } = player;
  if (isInLineup(team.lineup, id)) return [{ rule: 'already-in-team', playerId: id }];
  const room = refusalsToFit({ ...player, position: findTargetPosition(player, team) }, team, world);
  if (team.saved !== null && isInLineup(team.saved.lineup, id)) return room.filter(({ rule }) => rule === 'no-free-slot');
  return [
    ...refusalsWhenIncomplete(team),
    ...refusalsWhenUnknown(id, world),
    ...refusalsWhenEliminated(player),
    ...refusalsWhenLocked('match-started', id, world),
    ...room,
  ];
}

/** The selection without a player who is marked out. Without a captain when that player was captain. [G-229, G-261] */
export function markOut({ lineup, captainId }: EditedTeam, playerId: number): Selection {
  return { lineup: removePlayer(lineup, playerId), captainId: captainId === playerId ? null : captainId };
}

/**
 * The selection with a player in the first free slot of a transfer at the player's position, else in the first free slot of the position. A
 * player of the saved team returns to the saved slot, also after a change of position; the player in that slot moves to the free one. [G-262]
 */
export function bringIn(team: EditedTeam, player: Player): Selection {
  const { id } = player;
  const open = new Set(transfersOf(team).flatMap((transfer) => (transfer.in === null ? [transfer.slot] : [])));
  const free = freeSlots(team.lineup, findTargetPosition(player, team));
  const slot = free.find((candidate) => open.has(candidate)) ?? free[0];
  if (slot === undefined || isInLineup(team.lineup, id)) return { lineup: team.lineup, captainId: team.captainId };
  const ownSlot = findSavedSlot(id, team);
  if (ownSlot === undefined) return { lineup: setPlayer(team.lineup, slot, id), captainId: team.captainId };
  const moved = setPlayer(team.lineup, slot, playerAt(team.lineup, ownSlot));
  return restoreCaptain(team, { lineup: setPlayer(moved, ownSlot, id), captainId: team.captainId }, id);
}

/**
 * The selection with a saved player back in the slot, without the player who came in instead. The player becomes captain again if they were
 * captain and there is no other captain. [G-261]
 */
export function revertTransfer(team: EditedTeam, playerId: number): Selection {
  const transfer = transfersOf(team).find(({ out }) => out === playerId);
  if (transfer === undefined) return { lineup: team.lineup, captainId: team.captainId };
  const without = transfer.in === null ? team : markOut(team, transfer.in);
  const slot =
    playerAt(without.lineup, transfer.slot) === 0 ? transfer.slot : freeSlots(without.lineup, transfer.slot.position)[0];
  const lineup = slot === undefined ? without.lineup : setPlayer(without.lineup, slot, playerId);
  return restoreCaptain(team, { lineup, captainId: without.captainId }, playerId);
}

function restoreCaptain({ saved }: EditedTeam, next: Selection, playerId: number): Selection {
  return next.captainId === null && saved?.captainId === playerId ? { ...next, captainId: playerId } : next;
}

function findTransfers(slots: readonly Slot[], before: Lineup, after: Lineup): readonly Transfer[] {
  const leaving = slots.filter((slot) => playerAt(before, slot) !== 0 && !isInLineup(after, playerAt(before, slot)));
  const coming = slots.filter((slot) => playerAt(after, slot) !== 0 && !isInLineup(before, playerAt(after, slot)));
  const elsewhere = coming.filter((slot) => !leaving.includes(slot));
  return leaving.map((slot) => {
    const newSlot = coming.includes(slot) ? slot : elsewhere.shift();
    return { slot, out: playerAt(before, slot), in: newSlot === undefined ? null : playerAt(after, newSlot) };
  });
}

function findSavedSlot(playerId: number, { saved }: EditedTeam): Slot | undefined {
  return saved === null ? undefined : slotOf(saved.lineup, playerId);
}

/** The position that a player takes: that of the player's slot in the saved team, else the position the player plays at. */
function findTargetPosition({ id, position }: Player, team: EditedTeam): Position {
  return findSavedSlot(id, team)?.position ?? position;
}

/** Refused without a complete saved team. */
export function refusalsWhenIncomplete({ saved, lineup }: Pick<EditedTeam, 'saved' | 'lineup'>): readonly Refusal[] {
  return saved?.isComplete ? [] : [{ rule: 'team-incomplete', free: freeSlots(saved?.lineup ?? lineup).length }];
}
