import type { Lineup, Selection } from '../model/entities.ts';
import { emptySelection, isInLineup, isSameSelection, placePlayer, playerIds, setPlayer, slotOf } from '../model/lineup.ts';
import { slots } from '../model/positions.ts';
import type { SavedTeam } from '../model/world.ts';
import { type Transfer, transfersOf } from '../transfers/transfers.ts';
import type { Refusal } from '../model/refusal.ts';
import type { DraftStep, TeamDraft } from './draft.ts';

/**
 * Moves a draft onto another saved team, for example one that was saved in another tab. What the user changed stays changed, and so does
 * the history; everything else becomes what is saved now. A transfer is dropped when the saved team no longer has its player, and open
 * when the player who comes in is already there. [D44]
 */
export function rebaseDraft(draft: TeamDraft, saved: SavedTeam | null): TeamDraft {
  const [before, after] = [draft.saved ?? emptySelection, saved ?? emptySelection];
  if (isSameSelection(before, after)) return { ...draft, saved };
  const move = (selection: Selection) => rebaseSelection(selection, before, after);
  const moveSteps = (steps: readonly DraftStep[]) =>
    steps
      .map((step) => ({ ...step, before: move(step.before), after: move(step.after) }))
      .filter((step) => !isSameSelection(step.before, step.after));
  return { ...draft, ...move(draft), saved, past: moveSteps(draft.past), future: moveSteps(draft.future) };
}

/** Why `rebaseDraft` cannot move every transfer: its player left the saved team already, or came in already. [D44] */
export function refusalsToRebase(draft: TeamDraft, saved: SavedTeam | null): readonly Refusal[] {
  const isSaved = (playerId: number) => saved !== null && isInLineup(saved.lineup, playerId);
  const transfers = transfersOf(draft);
  const gone = transfers.map(({ out }) => out).filter((playerId) => !isSaved(playerId));
  const present = transfers.flatMap((transfer) => transfer.in ?? []).filter(isSaved);
  return [
    ...gone.map((playerId): Refusal => ({ rule: 'not-in-team', playerId })),
    ...present.map((playerId): Refusal => ({ rule: 'already-in-team', playerId })),
  ];
}

function rebaseSelection(selection: Selection, before: Selection, after: Selection): Selection {
  const transfers = transfersOf({ ...selection, saved: before });
  const traded = transfers.reduce((lineup, transfer) => applyTransfer(lineup, transfer, after.lineup), after.lineup);
  const lineup = addedSlots(selection.lineup, before.lineup, transfers).reduce(
    (full, { playerId, position, index }) => placePlayer(full, playerId, position, index),
    traded,
  );
  return { lineup, captainId: captainOf(lineup, selection.captainId, before.captainId, after.captainId) };
}

function applyTransfer(lineup: Lineup, { out, in: into }: Transfer, after: Lineup): Lineup {
  const slot = slotOf(after, out);
  if (slot === undefined) return lineup;
  return setPlayer(lineup, slot, into === null || isInLineup(after, into) ? 0 : into);
}

/** The players who were added to slots that were empty: they belong to no transfer. */
function addedSlots(lineup: Lineup, before: Lineup, transfers: readonly Transfer[]) {
  const traded = new Set(transfers.map((transfer) => transfer.in));
  const added = new Set(playerIds(lineup).filter((id) => !isInLineup(before, id) && !traded.has(id)));
  return slots.flatMap(({ position, index }) => {
    const playerId = lineup[position][index] ?? 0;
    return added.has(playerId) ? [{ playerId, position, index }] : [];
  });
}

/** The captain whom the user named, else the saved one; null when neither is in the lineup. */
function captainOf(lineup: Lineup, own: number | null, before: number | null, after: number | null): number | null {
  const named = own === before ? null : own;
  return [named, after].find((id) => id !== null && isInLineup(lineup, id)) ?? null;
}
