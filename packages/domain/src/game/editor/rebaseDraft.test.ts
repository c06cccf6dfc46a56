import { describe, expect, test } from 'vitest';
import { testTeam, worldOfTeam } from '../../testing/testTeam.ts';
import { emptyLineup } from '../model/lineup.ts';
import { transfersOf } from '../transfers/transfers.ts';
import { changeDraft, type DraftCommand } from './changeDraft.ts';
import { draftOf, isChanged, type TeamDraft, undoEdit } from './draft.ts';
import { rebaseDraft, refusalsToRebase } from './rebaseDraft.ts';

const world = worldOfTeam();
const team = testTeam();
const { lineup } = team;
/** The scrum half of another tab. */
const elsewhere = { ...team, lineup: { ...lineup, scrum_half: [109] }, captainId: 10 };

function draftWith(saved: typeof team | null, ...commands: readonly DraftCommand[]): TeamDraft {
  return commands.reduce((draft, command) => {
    const outcome = changeDraft(draft, command, world);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
    return outcome.draft;
  }, draftOf(saved));
}
const exchange = (out: number): readonly DraftCommand[] => [
  { kind: 'mark-out', playerId: out },
  { kind: 'bring-in', playerId: out + 100 },
];
const pairs = (draft: TeamDraft) => transfersOf(draft).map((transfer) => [transfer.out, transfer.in]);

describe('a draft on top of a team that was saved elsewhere [D44]', () => {
  test('without changes is that team', () => {
    const rebased = rebaseDraft(draftOf(team), elsewhere);
    expect([rebased.lineup, rebased.captainId, isChanged(rebased)]).toEqual([elsewhere.lineup, 10, false]);
  });

  test('keeps the transfers of the user, and none of the other tab', () => {
    const rebased = rebaseDraft(draftWith(team, ...exchange(1)), elsewhere);
    expect(pairs(rebased)).toEqual([[1, 101]]);
    expect(rebased.lineup).toEqual({ ...elsewhere.lineup, prop: [101, 2] });
  });

  test('drops a transfer of a player whom the other tab traded out too', () => {
    expect(pairs(rebaseDraft(draftWith(team, ...exchange(9), ...exchange(1)), elsewhere))).toEqual([[1, 101]]);
  });

  test('leaves a transfer open whose newcomer the other tab brought in already', () => {
    const other = { ...team, lineup: { ...lineup, prop: [1, 101] } };
    const rebased = rebaseDraft(draftWith(team, ...exchange(1)), other);
    expect([pairs(rebased), rebased.lineup.prop]).toEqual([[[1, null]], [0, 101]]);
  });

  test('keeps a transfer open that was open', () => {
    const rebased = rebaseDraft(draftWith(team, { kind: 'mark-out', playerId: 1 }), elsewhere);
    expect([pairs(rebased), rebased.lineup.prop]).toEqual([[[1, null]], [0, 2]]);
  });

  test('brings in no player for one whom the other tab took out, also where the place is free', () => {
    const other = { ...team, lineup: { ...lineup, scrum_half: [0] }, isComplete: false };
    expect(rebaseDraft(draftWith(team, ...exchange(9)), other).lineup.scrum_half).toEqual([0]);
  });

  test('has the captain whom the user named, else the captain saved elsewhere', () => {
    const named = draftWith(team, { kind: 'captain', playerId: 12 });
    const captainLeaves = draftWith(team, ...exchange(3));
    expect([rebaseDraft(named, elsewhere).captainId, rebaseDraft(captainLeaves, elsewhere).captainId]).toEqual([12, 10]);
  });

  test('has no captain when the user marked out the player who became captain elsewhere', () => {
    expect(rebaseDraft(draftWith(team, ...exchange(10)), elsewhere).captainId).toBeNull();
  });

  test('keeps the history: undo takes back the edits of the user only', () => {
    const rebased = rebaseDraft(draftWith(team, ...exchange(9), ...exchange(1)), elsewhere);
    expect(rebased.past.map(({ edit }) => edit)).toEqual([
      { kind: 'marked-out', playerId: 1 },
      { kind: 'brought-in', playerId: 101 },
    ]);
    expect(undoEdit(undoEdit(rebased)).lineup).toEqual(elsewhere.lineup);
  });

  test('keeps players who were added before the first save where a place is free', () => {
    const first = draftWith(null, { kind: 'add', playerId: 1 }, { kind: 'add', playerId: 9 });
    const other = testTeam({ lineup: { ...emptyLineup, scrum_half: [109] }, captainId: 109, isComplete: false });
    const { lineup: rebased } = rebaseDraft(first, other);
    expect(rebased).toEqual({ ...emptyLineup, prop: [1, 0], scrum_half: [109] });
  });

  test('with the same players only learns what else is saved', () => {
    const draft = draftWith(team, ...exchange(1));
    const saved = { ...team, startRoundId: 3 };
    expect(rebaseDraft(draft, saved)).toEqual({ ...draft, saved });
  });
});

describe('a transfer cannot be moved onto a team that was saved elsewhere [D44]', () => {
  test('whose player left it already, or came into it already', () => {
    const draft = draftWith(team, ...exchange(9), ...exchange(1));
    expect(refusalsToRebase(draft, elsewhere)).toEqual([{ rule: 'not-in-team', playerId: 9 }, { rule: 'already-in-team', playerId: 109 }]); // prettier-ignore
    expect(refusalsToRebase(draft, team)).toEqual([]);
  });

  test('when no team is saved any more', () => {
    const draft = draftWith(team, { kind: 'mark-out', playerId: 1 });
    expect(refusalsToRebase(draft, null)).toEqual([{ rule: 'not-in-team', playerId: 1 }]);
  });
});
