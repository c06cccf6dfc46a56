import type { Selection } from '../model/entities.ts';
import { applyEdit, redoEdit, undoEdit, type TeamDraft } from './draft.ts';
import { selectionOf } from '../model/lineup.ts';
import { refusalsToAdd, refusalsToClear, refusalsToMakeCaptain, refusalsToRemove } from '../team/eligibility.ts';
import { emptySelection, placePlayer, playerIds, removePlayer } from '../model/lineup.ts';
import type { Refusal } from '../model/refusal.ts';
import { refusalsToSave } from '../team/refusalsToSave.ts';
import { bringIn, markOut, refusalsToTransferIn, refusalsToTransferOut, revertTransfer } from '../transfers/transfers.ts';
import type { GameWorld } from '../model/world.ts';

/**
 * A change of a draft. `index` is the slot that the user pressed, `selection` the proposal of autofill. `playerId` of `revert` is the player
 * who is marked out.
 */
export type DraftCommand =
  | { readonly kind: 'add'; readonly playerId: number; readonly index?: number }
  | { readonly kind: 'remove' | 'captain' | 'mark-out' | 'bring-in' | 'revert'; readonly playerId: number }
  | { readonly kind: 'clear' | 'rollback' | 'undo' | 'redo' }
  | { readonly kind: 'autofill'; readonly selection: Selection };

export type DraftOutcome =
  { readonly ok: true; readonly draft: TeamDraft } | { readonly ok: false; readonly refusals: readonly Refusal[] };

/**
 * Applies a command to a draft, or answers why the rules refuse it. A command without an effect answers the same draft. The first player added
 * becomes captain. Removing the captain leaves no captain. A rollback restores the saved team and can be undone like any edit.
 * [G-226 to G-229]
 */
export function changeDraft(draft: TeamDraft, command: DraftCommand, world: GameWorld): DraftOutcome {
  const refusals = refusalsOf(draft, command, world);
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, draft: applyCommand(draft, command, world) };
}

function refusalsOf(draft: TeamDraft, command: DraftCommand, world: GameWorld): readonly Refusal[] {
  switch (command.kind) {
    case 'add': {
      const player = world.players.get(command.playerId);
      return player ? refusalsToAdd(player, draft, world) : [{ rule: 'unknown-player', playerId: command.playerId }];
    }
    case 'remove':
      return refusalsToRemove(command.playerId, draft, world);
    case 'mark-out':
      return refusalsToTransferOut(command.playerId, draft, world);
    case 'bring-in': {
      const player = world.players.get(command.playerId);
      return player ? refusalsToTransferIn(player, draft, world) : [{ rule: 'unknown-player', playerId: command.playerId }];
    }
    case 'captain':
      return refusalsToMakeCaptain(command.playerId, draft, world);
    case 'clear':
      return refusalsToClear(draft, world);
    case 'autofill':
      return refusalsToSave(command.selection, draft.saved, world);
    case 'revert':
    case 'rollback':
    case 'undo':
    case 'redo':
      return [];
  }
}

function applyCommand(draft: TeamDraft, command: DraftCommand, world: GameWorld): TeamDraft {
  const { lineup, captainId } = draft;
  switch (command.kind) {
    case 'add': {
      const { playerId, index } = command;
      const position = world.players.get(playerId)?.position;
      const isFirst = playerIds(lineup).length === 0;
      const next = position ? placePlayer(lineup, playerId, position, index) : lineup;
      return applyEdit(draft, { kind: 'added', playerId }, { lineup: next, captainId: isFirst ? playerId : captainId });
    }
    case 'remove': {
      const { playerId } = command;
      const captain = captainId === playerId ? null : captainId;
      return applyEdit(draft, { kind: 'removed', playerId }, { lineup: removePlayer(lineup, playerId), captainId: captain });
    }
    case 'mark-out':
      return applyEdit(draft, { kind: 'marked-out', playerId: command.playerId }, markOut(draft, command.playerId));
    case 'bring-in': {
      const player = world.players.get(command.playerId);
      return player ? applyEdit(draft, { kind: 'brought-in', playerId: player.id }, bringIn(draft, player)) : draft;
    }
    case 'revert':
      return applyEdit(draft, { kind: 'reverted', playerId: command.playerId }, revertTransfer(draft, command.playerId));
    case 'captain':
      return applyEdit(draft, { kind: 'captain-changed', playerId: command.playerId }, { lineup, captainId: command.playerId });
    case 'clear':
      return applyEdit(draft, { kind: 'cleared' }, emptySelection);
    case 'autofill':
      return applyEdit(draft, { kind: 'autofilled' }, selectionOf(command.selection));
    case 'rollback':
      return applyEdit(draft, { kind: 'rolled-back' }, selectionOf(draft.saved ?? emptySelection));
    case 'undo':
      return undoEdit(draft);
    case 'redo':
      return redoEdit(draft);
  }
}
