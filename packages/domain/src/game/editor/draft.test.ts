import { expect, it } from 'vitest';
import { testTeam, worldOfTeam } from '../../testing/testTeam.ts';
import { changeDraft, type DraftCommand } from './changeDraft.ts';
import { applySavedTeam, draftOf, type TeamDraft, unsavedEdits } from './draft.ts';

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

function kindsOf(draft: TeamDraft): readonly (string | number)[] {
  const { older, done } = unsavedEdits(draft);
  return [older, ...done.map(({ edit }) => edit.kind)];
}

function edited(draft: TeamDraft, command: DraftCommand): TeamDraft {
  const outcome = changeDraft(draft, command, world);
  if (!outcome.ok) throw new Error(`The edit is refused: ${JSON.stringify(outcome.refusals)}`);
  return outcome.draft;
}
