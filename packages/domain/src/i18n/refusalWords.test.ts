import { describe, expect, test } from 'vitest';
import { editions } from '../editions.ts';
import type { Refusal } from '../game/model/refusal.ts';
import { worldOfTeam } from '../testing/testTeam.ts';
import { boosterName, teamPartName } from './boosterWords.ts';
import { catalog } from './catalog.ts';
import { createWords } from './createWords.ts';
import { fixSentence, refusalLine, refusalSentence } from './refusalWords.ts';

const words = createWords(catalog, 'en-US');
const world = worldOfTeam();
const type = 'CO_CAPTAIN';

describe('each reason around transfers and boosters is a sentence with its names [G-375]', () => {
  const reasons: readonly (readonly [Refusal, string])[] = [
    [{ rule: 'trade-unpaired', playerIds: [] }, 'Choose at least one player to transfer out and one to bring in.'],
    [{ rule: 'trade-unpaired', playerIds: [4] }, 'Every player who leaves needs a replacement. Still open: First Player 4.'],
    [{ rule: 'booster-disabled', type }, 'Co-captain is not part of this game.'],
    [
      { rule: 'booster-used', type, roundNumber: 2 },
      'Co-captain was used in round 2. Each booster works once in a stage of the tournament.',
    ],
    [
      { rule: 'booster-locked', type, playerId: 1, fixtureId: 31 },
      'Co-captain is locked: First Player 1 plays in Squad 1 v Squad 2, which has kicked off.',
    ],
    [
      { rule: 'booster-locked', type, playerId: null, fixtureId: null },
      'Co-captain is locked: none of your players has a match left in this round.',
    ],
    [{ rule: 'booster-active', type }, 'Co-captain is on for this round. Reset it before you choose another.'],
    [{ rule: 'booster-needs-player', type }, 'Co-captain needs a player.'],
    [{ rule: 'booster-needs-player', type: 'TRIPLE_CAPTAIN' }, 'Triple Captain needs a captain. Name one first.'],
    [
      { rule: 'booster-not-for-captain', type, playerId: 3 },
      'First Player 3 is your captain, and Co-captain cannot be used on the captain. Choose another player.',
    ],
    [{ rule: 'booster-target', type, playerId: 3 }, 'Co-captain is on First Player 3. Reset it first.'],
  ];
  test.each(reasons)('%j', (refusal, sentence) => {
    expect(refusalSentence(refusal, world, words)).toBe(sentence);
    expect(refusalLine(refusal, world, words)).not.toContain('{{');
  });
});

test('autofill that finds no fifteen names the money left, or by how much the team is over its budget [D45]', () => {
  const sentenceOf = (budget: number) => refusalSentence({ rule: 'no-legal-completion', budget, cheapest: null }, world, words);
  expect([sentenceOf(3_200_000), sentenceOf(-1_900_000)]).toEqual([
    'No legal team is possible with these players and 3.2 million left. Remove an expensive player and try again.',
    'Your players are already 1.9 million over budget. Remove an expensive player and try again.',
  ]);
});

test('a player whom the season does not know is not named by a number [G-375]', () => {
  const sentenceOf = (playerId: number) => refusalSentence({ rule: 'not-in-team', playerId }, world, words);
  expect([sentenceOf(1), sentenceOf(999_999)]).toEqual([
    'First Player 1 is not in your team.',
    'That player is not in your team.',
  ]);
});

test('a row of the pool names squads by their abbreviations, so that none is cut off [G-375]', () => {
  const [first, second] = world.squads;
  const missing = [first, second].flatMap((squad) => (squad ? [{ squadId: squad.id, have: 0, count: 3 }] : []));
  const line = refusalLine({ rule: 'squad-minimum', minimum: 3, free: 6, missing }, world, words);
  expect(line).toBe(`Slots kept for ${first?.abbreviation}, ${second?.abbreviation}`);
});

describe('a booster is called', () => {
  test.each([
    ['plain', ['Triple Captain', 'Limitless', 'Co-captain', 'Super Kicker', 'Defensive King']],
    ['legacy', ['Triple Captain', 'Super Kicker', 'Defensive King', 'Kicking Bonus', 'Tackling Bonus']],
  ] as const)('by the %s set of names, each by its own [G-210]', (boosterLabels, names) => {
    const types = ['TRIPLE_CAPTAIN', 'LIMITLESS', 'CO_CAPTAIN', 'SUPER_KICKER', 'DEFENSIVE_KING'] as const;
    expect(types.map((booster) => boosterName(booster, { boosterLabels }, words))).toEqual(names);
  });
  test('by the names of the edition in reasons and beside points too [G-210]', () => {
    const edition = { ...world.edition, boosterLabels: 'legacy' } as const;
    expect(refusalSentence({ rule: 'booster-disabled', type }, { ...world, edition }, words)).toContain('Defensive King');
    expect(teamPartName({ booster: type, multiplier: 2 }, edition, words)).toBe('Defensive King ×2');
  });
  test('by its plain name in both editions [G-210]', () => {
    expect(Object.values(editions).map(({ boosterLabels }) => boosterLabels)).toEqual(['plain', 'plain']);
  });
});

test.each<[Refusal, string | undefined]>([
  [{ rule: 'over-budget', over: 1, removable: [3] }, 'Remove First Player 3.'],
  [{ rule: 'over-budget', over: 1, removable: [3, 4, 5, 6] }, 'Remove one of First Player 3, First Player 4, First Player 5.'],
  [{ rule: 'over-budget', over: 1, removable: [], together: [3, 4] }, 'Remove First Player 3 and First Player 4.'],
  [{ rule: 'over-budget', over: 1, removable: [] }, undefined],
])('the way out of %j says whether one player is enough [B4, D45]', (refusal, sentence) => {
  expect(fixSentence(refusal, world, words)).toBe(sentence);
});
