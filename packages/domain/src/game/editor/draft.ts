import type { Selection } from '../model/entities.ts';
import { emptySelection, isSameSelection, playerIds, selectionOf } from '../model/lineup.ts';
import { selectionDifferences } from '../team/selectionDifferences.ts';
import type { SavedTeam, EditedTeam } from '../model/world.ts';

/** One edit as data, for the history and for announcements. */
export type DraftEdit =
  | {
      readonly kind: 'added' | 'removed' | 'captain-changed' | 'marked-out' | 'brought-in' | 'reverted';
      readonly playerId: number;
    }
  | { readonly kind: 'cleared' | 'autofilled' | 'rolled-back' | 'resumed' };

export interface DraftStep {
  readonly edit: DraftEdit;
  readonly before: Selection;
  readonly after: Selection;
}

/** A team being edited, with its history: `past` ends with the last edit, `future` begins with the next one to redo. */
export interface TeamDraft extends EditedTeam {
  readonly past: readonly DraftStep[];
  readonly future: readonly DraftStep[];
}

/** Creates a draft of the saved team, or of an empty team. `selection` is what the team is changed to. */
export function draftOf(saved: SavedTeam | null, selection: Selection = saved ?? emptySelection): TeamDraft {
  return { ...selectionOf(selection), saved, past: [], future: [] };
}

/** Continues with the selection of an earlier draft, whose history is gone: all of its changes are one edit that can be undone. */
export function resumeDraft(saved: SavedTeam | null, selection: Selection): TeamDraft {
  return applyEdit(draftOf(saved), { kind: 'resumed' }, selectionOf(selection));
}

/** Whether the draft differs from the saved team, or from an empty one before the first save. [G-224, G-225] */
export function isChanged(draft: EditedTeam): boolean {
  return !isSameSelection(draft, draft.saved ?? emptySelection);
}

/** Whether leaving must be confirmed: a saved team has changes, or a new one is not empty. [G-231, G-232] */
export function blocksNavigation(draft: EditedTeam): boolean {
  return draft.saved ? isChanged(draft) : playerIds(draft.lineup).length > 0;
}

/** Whether the whole team was cleared or rolled back since the draft was an earlier one. */
export function isReplaced({ past }: TeamDraft, earlier: TeamDraft): boolean {
  const newer = past.filter((step) => !earlier.past.includes(step));
  return newer.some(({ edit: { kind } }) => kind === 'cleared' || kind === 'rolled-back');
}

/** Adds an edit that can be undone. Edits that were undone can no longer be redone. */
export function applyEdit(draft: TeamDraft, edit: DraftEdit, after: Selection): TeamDraft {
  const before = selectionOf(draft);
  return isSameSelection(before, after)
    ? draft
    : { ...draft, ...after, past: [...draft.past, { edit, before, after }], future: [] };
}

/** The draft before its last edit; unchanged when there is none. */
export function undoEdit(draft: TeamDraft): TeamDraft {
  const step = draft.past.at(-1);
  return step ? { ...draft, ...step.before, past: draft.past.slice(0, -1), future: [step, ...draft.future] } : draft;
}

/** The draft after the edit that was undone last; unchanged when there is none. */
export function redoEdit(draft: TeamDraft): TeamDraft {
  const [step, ...future] = draft.future;
  return step ? { ...draft, ...step.after, past: [...draft.past, step], future } : draft;
}

/** Sets the team that the server saved. The selection of the draft stays: where it differs from the saved team, it is not saved. [G-225, B6] */
export function applySavedTeam(draft: TeamDraft, saved: SavedTeam): TeamDraft {
  const isSaved = selectionDifferences(draft, saved).length === 0;
  return { ...draft, ...(isSaved && selectionOf(saved)), saved };
}

/** The edits that differ from the saved team, and how many older ones are before them. */
export interface UnsavedEdits {
  readonly older: number;
  readonly done: readonly DraftStep[];
}

/** The edits since the team was saved, or since it was begun while it was never saved. [B9] */
export function unsavedEdits({ past, saved }: Pick<TeamDraft, 'past' | 'saved'>): UnsavedEdits {
  const older = saved === null ? 0 : past.findLastIndex(({ after }) => isSameSelection(after, saved)) + 1;
  return { older, done: past.slice(older) };
}
