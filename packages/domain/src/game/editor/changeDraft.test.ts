import { array, assert, constant, constantFrom, oneof, property, record, type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editions } from '../../editions.ts';
import { autofill } from '../autofill/autofill.ts';
import { budgetOf } from '../team/budget.ts';
import { changeDraft, type DraftCommand } from './changeDraft.ts';
import { applySavedTeam, blocksNavigation, draftOf, isChanged, undoEdit, redoEdit, type TeamDraft } from './draft.ts';
import { selectionOf } from '../model/lineup.ts';
import { emptyLineup, emptySelection, isInLineup, playerIds } from '../model/lineup.ts';
import { refusalsToSave } from '../team/refusalsToSave.ts';
import { squadsOverLimit } from '../team/squadRules.ts';
import { testPool, testRound, testWorld } from '../../testing/testWorld.ts';
import type { GameWorld, SavedTeam } from '../model/world.ts';

const world = testWorld();
const [prop, otherProp, , hooker] = [1, 2, 3, [...world.players.values()].find(({ position }) => position === 'hooker')?.id ?? 0];
const empty = draftOf(null);

function after(draft: TeamDraft, ...commands: readonly DraftCommand[]): TeamDraft {
  return commands.reduce((edited, command) => {
    const outcome = changeDraft(edited, command, world);
    return outcome.ok ? outcome.draft : edited;
  }, draft);
}

const add = (playerId: number): DraftCommand => ({ kind: 'add', playerId });
const savedTeamOf = (draft: TeamDraft): SavedTeam => ({
  ...selectionOf(draft),
  salaryCap: 100_000_000,
  boosters: [],
  startRoundId: null,
  isComplete: false,
});

describe('the captain', () => {
  test('is the first player added [G-228]', () => {
    expect(after(empty, add(prop)).captainId).toBe(prop);
    expect(after(empty, add(prop), add(hooker)).captainId).toBe(prop);
  });

  test('is none after the captain is removed [G-229]', () => {
    const draft = after(empty, add(prop), add(hooker));
    expect(after(draft, { kind: 'remove', playerId: prop }).captainId).toBeNull();
    expect(after(draft, { kind: 'remove', playerId: hooker }).captainId).toBe(prop);
  });

  test('stays none when a player is added after the captain was removed [G-228, G-229]', () => {
    expect(after(empty, add(prop), add(hooker), { kind: 'remove', playerId: prop }, add(otherProp)).captainId).toBeNull();
  });

  test('can be changed to another player of the team [G-240]', () => {
    expect(after(empty, add(prop), add(hooker), { kind: 'captain', playerId: hooker }).captainId).toBe(hooker);
  });
});

describe('the changed mark', () => {
  const saved = draftOf(savedTeamOf(after(empty, add(prop), add(hooker))));

  test.each([
    { command: add(otherProp), title: 'is set by adding a player [G-224]' },
    { command: { kind: 'remove', playerId: hooker }, title: 'is set by removing a player who is not captain [G-224]' },
    { command: { kind: 'captain', playerId: hooker }, title: 'is set by changing the captain [G-224]' },
  ] as const)('$title', ({ command }) => {
    expect(isChanged(saved)).toBe(false);
    expect(isChanged(after(saved, command))).toBe(true);
  });

  test('is cleared by saving, and undo goes on behind it [G-225]', () => {
    const draft = after(saved, add(otherProp));
    const next = applySavedTeam(draft, savedTeamOf(draft));
    expect(isChanged(next)).toBe(false);
    expect(isChanged(undoEdit(next))).toBe(true);
  });

  test('stays when the server stored something else: what is in hand is not saved [B6]', () => {
    const next = applySavedTeam(after(saved, add(otherProp)), savedTeamOf(saved));
    expect(isChanged(next)).toBe(true);
    expect(isInLineup(next.lineup, otherProp)).toBe(true);
  });
});

test('rolling back restores the last saved copy, and can be undone [G-226]', () => {
  const saved = draftOf(savedTeamOf(after(empty, add(prop))));
  const draft = after(saved, add(hooker), { kind: 'captain', playerId: hooker });
  const back = after(draft, { kind: 'rollback' });
  expect(selectionOf(back)).toEqual(selectionOf(saved));
  expect(selectionOf(undoEdit(back))).toEqual(selectionOf(draft));
});

test('clearing is refused while a booster is on a player: a team without the player could not be saved [G-227, G-270]', () => {
  const draft = after(empty, add(prop), add(hooker));
  const booster = { id: 1, type: 'CO_CAPTAIN', roundId: 2, roundNumber: 2, playerId: hooker } as const;
  const round = { ...world, rounds: [testRound(2, 'scheduled')] };
  const boosted = draftOf({ ...savedTeamOf(draft), boosters: [booster] });
  expect(changeDraft(boosted, { kind: 'clear' }, round)).toEqual({
    ok: false,
    refusals: [{ rule: 'booster-target', type: 'CO_CAPTAIN', playerId: hooker }],
  });
  const limitless = draftOf({ ...savedTeamOf(draft), boosters: [{ ...booster, type: 'LIMITLESS', playerId: null }] });
  expect(changeDraft(limitless, { kind: 'clear' }, round)).toMatchObject({ ok: true, draft: emptySelection });
});

test('clearing empties the lineup, leaves no captain and restores the salary cap [G-227]', () => {
  const cleared = after(empty, add(prop), add(hooker), { kind: 'clear' });
  expect(selectionOf(cleared)).toEqual(emptySelection);
  expect(budgetOf(cleared.lineup, editions.srp.budget, world.players)).toBe(100_000_000);
});

describe('leaving is blocked', () => {
  test('for a saved team when it has changes [G-231]', () => {
    const saved = draftOf(savedTeamOf(after(empty, add(prop), add(hooker))));
    expect(blocksNavigation(saved)).toBe(false);
    for (const command of [add(otherProp), { kind: 'captain', playerId: hooker }, { kind: 'clear' }] as const)
      expect(blocksNavigation(after(saved, command))).toBe(true);
  });

  test('for a new team only if it is not empty [G-232]', () => {
    expect(blocksNavigation(empty)).toBe(false);
    expect(blocksNavigation(after(empty, add(prop)))).toBe(true);
    expect(blocksNavigation(after(empty, add(prop), add(hooker), { kind: 'remove', playerId: prop }))).toBe(true);
    expect(blocksNavigation(after(empty, add(prop), { kind: 'clear' }))).toBe(false);
  });
});

describe('commands', () => {
  test('answer the reasons when they are refused', () => {
    expect(changeDraft(empty, add(9999), world)).toEqual({ ok: false, refusals: [{ rule: 'unknown-player', playerId: 9999 }] });
    expect(changeDraft(after(empty, add(prop)), add(prop), world)).toMatchObject({ refusals: [{ rule: 'already-in-team' }] });
    expect(changeDraft(empty, { kind: 'remove', playerId: prop }, world)).toMatchObject({ refusals: [{ rule: 'not-in-team' }] });
    expect(changeDraft(empty, { kind: 'captain', playerId: prop }, world)).toMatchObject({ refusals: [{ rule: 'not-in-team' }] });
  });

  test.each<DraftCommand>([add(prop), { kind: 'clear' }, { kind: 'autofill', selection: emptySelection }])(
    '$kind is refused after lock-out [G-236, G-237]',
    (command) => {
      const playing = { ...world, rounds: [testRound(1, 'playing')] };
      expect(changeDraft(empty, command, playing)).toMatchObject({ refusals: [{ rule: 'team-creation-disabled' }] });
    },
  );

  test('that change nothing answer the same draft', () => {
    for (const kind of ['undo', 'redo', 'clear', 'rollback'] as const) expect(after(empty, { kind })).toBe(empty);
    const draft = after(empty, add(prop));
    expect(after(draft, { kind: 'captain', playerId: prop })).toBe(draft);
  });

  test('put a player into the pressed slot', () => {
    expect(after(empty, { kind: 'add', playerId: prop, index: 1 }).lineup.prop).toEqual([0, prop]);
  });

  test('leave a history for speech: what was done, and what can be done again', () => {
    const draft = after(empty, add(prop), { kind: 'remove', playerId: prop }, { kind: 'undo' });
    expect(draft.past.map(({ edit }) => edit)).toEqual([{ kind: 'added', playerId: prop }]);
    expect(draft.future.map(({ edit }) => edit)).toEqual([{ kind: 'removed', playerId: prop }]);
    expect(after(draft, add(hooker)).future).toEqual([]);
  });
});

describe.each(Object.values(editions))('commands in the $brand edition', (edition) => {
  const small = testWorld({ edition, players: testPool(edition, edition.squad.min > 0 ? 4 : 3) });
  const commands = array(commandIn(small), { maxLength: 60, size: 'max' });
  const drive = (start: TeamDraft, list: readonly DraftCommand[]) =>
    list.reduce((edited, command) => {
      const outcome = changeDraft(edited, command, small);
      return outcome.ok ? outcome.draft : edited;
    }, start);

  test('no draft holds a player twice or too many of a squad, and only its price can keep it from being saved [G-309, G-310, D45]', () => {
    assert(
      property(commands, (list) => {
        const draft = drive(draftOf(null), list);
        expect(new Set(playerIds(draft.lineup)).size).toBe(playerIds(draft.lineup).length);
        expect(squadsOverLimit(draft.lineup, small)).toEqual([]);
        expect(refusalsToSave(draft, null, small).filter(({ rule }) => rule !== 'over-budget')).toEqual([]);
      }),
    );
  });

  test('undoing every edit returns the start, redoing every edit the end', () => {
    assert(
      property(commands, (list) => {
        const end = drive(
          draftOf(null),
          list.filter(({ kind }) => kind !== 'undo' && kind !== 'redo'),
        );
        const start = end.past.reduce(undoEdit, end);
        expect(selectionOf(start)).toEqual({ lineup: emptyLineup, captainId: null });
        expect(start.future.reduce(redoEdit, start)).toEqual(end);
      }),
    );
  });
});

function commandIn(inWorld: GameWorld): Arbitrary<DraftCommand> {
  const playerId = constantFrom(...inWorld.players.keys());
  const filled = autofill(draftOf(null), inWorld);
  return oneof(
    { weight: 12, arbitrary: record({ kind: constant('add' as const), playerId }) },
    { weight: 3, arbitrary: record({ kind: constantFrom('remove' as const, 'captain' as const), playerId }) },
    { weight: 3, arbitrary: record({ kind: constantFrom('undo' as const, 'redo' as const) }) },
    { weight: 1, arbitrary: record({ kind: constantFrom('clear' as const, 'rollback' as const) }) },
    { weight: 1, arbitrary: constant({ kind: 'autofill' as const, selection: filled.ok ? filled.selection : emptySelection }) },
  );
}
