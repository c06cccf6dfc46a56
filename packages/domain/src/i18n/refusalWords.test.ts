import { describe, expect, test } from 'vitest';
import { editions } from '../editions.ts';
import { boosterTypes } from '../game/model/entities.ts';
import type { Refusal } from '../game/model/refusal.ts';
import { worldOfTeam } from '../testing/testTeam.ts';
import { boosterName } from './boosterWords.ts';
import { catalog } from './catalog.ts';
import { createWords } from './createWords.ts';
import { refusalLine, refusalSentence } from './refusalWords.ts';

const words = createWords(catalog, 'en-US');
const world = worldOfTeam();
const type = 'CO_CAPTAIN';

describe('each reason around transfers and boosters is a sentence with its names [G-375]', () => {
  const reasons: readonly (readonly [Refusal, string])[] = [
    [{ rule: 'trade-unpaired', playerIds: [] }, 'Choose at least one player to transfer out and one to bring in.'],
    [
      { rule: 'trade-unpaired', playerIds: [4] },
      'Every player who leaves needs one who comes for him. Still open: First Player 4.',
    ],
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
      'Co-captain is locked: none of your players has a match to come in this round.',
    ],
    [{ rule: 'booster-active', type }, 'Co-captain is on for this round. Reset it before you choose another.'],
    [{ rule: 'booster-needs-player', type }, 'Co-captain needs a player.'],
    [{ rule: 'booster-needs-player', type: 'TRIPLE_CAPTAIN' }, 'Triple Captain needs a captain. Name one first.'],
    [
      { rule: 'booster-not-for-captain', type, playerId: 3 },
      'First Player 3 is your captain, and Co-captain does not suit the captain. Choose somebody else.',
    ],
    [{ rule: 'booster-target', type, playerId: 3 }, 'Co-captain is on First Player 3. Reset it first.'],
  ];
  test.each(reasons)('%j', (refusal, sentence) => {
    expect(refusalSentence(refusal, world, words)).toBe(sentence);
    expect(refusalLine(refusal, world, words)).not.toContain('{{');
  });
});

describe('a booster is called', () => {
  test.each(['plain', 'legacy'] as const)('by the %s set of names, each by its own [G-210]', (boosterLabels) => {
    const names = boosterTypes.map((booster) => boosterName(booster, { boosterLabels }, words));
    expect(new Set(names).size).toBe(boosterTypes.length);
    const second = { plain: 'Limitless', legacy: 'Super Kicker' };
    expect(names.slice(0, 2)).toEqual(['Triple Captain', second[boosterLabels]]);
  });
  test('by its plain name in both editions [G-210]', () => {
    expect(Object.values(editions).map(({ boosterLabels }) => boosterLabels)).toEqual(['plain', 'plain']);
  });
});
