import { expect, it } from 'vitest';
import { testTeam, worldOfTeam } from '../../testing/testTeam.ts';
import { changeDraft, type DraftCommand } from './changeDraft.ts';
import { applySavedTeam, draftOf, resumeDraft, type TeamDraft, undoEdit, unsavedEdits } from './draft.ts';

const world = worldOfTeam();
const saved = { ...testTeam(), startRoundId: null };

it('the edits since the last save leave out those that were saved [B9]', () => {
  const begun = edited(draftOf(saved), { kind: 'remove', playerId: 1 });
  expect(kindsOf(begun)).toEqual([0, 'removed']);
  const savedDraft = applySavedTeam(begun, { ...saved, lineup: begun.lineup, captainId: begun.captainId, isComplete: false });
  expect(kindsOf(savedDraft)).toEqual([1]);
  expect(kindsOf(edited(savedDraft, { kind: 'remove', playerId: 2 }))).toEqual([1, 'removed']);
});

it('a team that was never saved has every edit since it was begun [B9]', () => {
  expect(kindsOf(edited(draftOf(null), { kind: 'add', playerId: 1 }))).toEqual([0, 'added']);
});

it('what an earlier draft changed is one edit since the last save, and undo leads back to the saved team [B9]', () => {
  const { lineup, captainId } = edited(edited(draftOf(saved), remove(1)), remove(2));
  const resumed = resumeDraft(saved, { lineup, captainId });
  expect(resumed).toMatchObject({ lineup, captainId, saved });
  expect(kindsOf(edited(resumed, remove(3)))).toEqual([0, 'resumed', 'removed']);
  expect(undoEdit(resumed)).toMatchObject({ lineup: saved.lineup, captainId: saved.captainId, past: [] });
  expect(kindsOf(resumeDraft(saved, saved))).toEqual([0]);
});

it('a draft takes the slots of the saved team where only they differ, and stays where players or captain do [B6]', () => {
  const turned = { ...saved.lineup, prop: [2, 1] };
  expect(applySavedTeam(draftOf(null, { ...saved, lineup: turned }), saved).lineup).toEqual(saved.lineup);
  const other = { lineup: { ...turned, hooker: [103] }, captainId: 10 };
  expect(applySavedTeam(draftOf(null, other), saved)).toMatchObject({ ...other, saved });
});

it('every edit is named for the history and the announcements [B9]', () => {
  const marked = edited(draftOf(testTeam()), { kind: 'mark-out', playerId: 4 });
  const proposal = { lineup: { ...saved.lineup, hooker: [103] }, captainId: 10 };
  const drafts = [
    edited(marked, { kind: 'revert', playerId: 4 }),
    edited(draftOf(saved), { kind: 'captain', playerId: 10 }),
    edited(draftOf(saved), { kind: 'clear' }),
    edited(draftOf(saved), { kind: 'autofill', selection: proposal }),
    edited(marked, { kind: 'rollback' }),
  ];
  expect(drafts.map(({ past }) => past.at(-1)?.edit)).toEqual([
    { kind: 'reverted', playerId: 4 },
    { kind: 'captain-changed', playerId: 10 },
    { kind: 'cleared' },
    { kind: 'autofilled' },
    { kind: 'rolled-back' },
  ]);
  expect(drafts[3]).toMatchObject(proposal);
});

const remove = (playerId: number): DraftCommand => ({ kind: 'remove', playerId });

function kindsOf(draft: TeamDraft): readonly (string | number)[] {
  const { older, done } = unsavedEdits(draft);
  return [older, ...done.map(({ edit }) => edit.kind)];
}

function edited(draft: TeamDraft, command: DraftCommand): TeamDraft {
  const outcome = changeDraft(draft, command, world);
  if (!outcome.ok) throw new Error(`The edit is refused: ${JSON.stringify(outcome.refusals)}`);
  return outcome.draft;
}
