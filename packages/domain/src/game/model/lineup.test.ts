import { describe, expect, test } from 'vitest';
import { positions } from './entities.ts';
import {
  emptyLineup,
  freeSlots,
  hasSamePlayers,
  isFull,
  isInLineup,
  isSameSelection,
  placePlayer,
  playerIds,
  removePlayer,
} from './lineup.ts';
import { isScoring, isStarted } from '../season/startRound.ts';
import { slotCount, slots } from './positions.ts';
import { testFixture, testRound } from '../../testing/testWorld.ts';

const full = slots.reduce((lineup, slot) => placePlayer(lineup, slot.jersey, slot.position, slot.index), emptyLineup);

test('an empty lineup has a 0 in each of its fifteen slots [G-198]', () => {
  for (const position of positions) expect(emptyLineup[position]).toEqual(Array.from({ length: slotCount(position) }, () => 0));
  expect(playerIds(emptyLineup)).toEqual([]);
  expect(freeSlots(emptyLineup)).toHaveLength(15);
});

test('a slot with a 0 is empty, and no other [G-198]', () => {
  const withoutTwo = removePlayer(removePlayer(full, 8), 15);
  expect(freeSlots(withoutTwo).map(({ jersey }) => jersey)).toEqual([8, 15]);
  expect(freeSlots(withoutTwo, 'loose_forward').map(({ index }) => index)).toEqual([1]);
  expect([freeSlots(full), freeSlots(withoutTwo, 'lock')]).toEqual([[], []]);
});

test('a lineup is full when no slot is empty [G-013, G-221]', () => {
  expect(isFull(full)).toBe(true);
  expect(playerIds(full)).toHaveLength(15);
  expect(isFull(removePlayer(full, 15))).toBe(false);
});

describe('placing', () => {
  test('fills the first empty slot of the position, or the pressed one while it is empty', () => {
    const one = placePlayer(emptyLineup, 7, 'loose_forward', 2);
    expect(one.loose_forward).toEqual([0, 0, 7]);
    expect(placePlayer(one, 8, 'loose_forward').loose_forward).toEqual([8, 0, 7]);
    expect(placePlayer(one, 8, 'loose_forward', 2).loose_forward).toEqual([8, 0, 7]);
  });

  test('changes nothing without an empty slot or for a player who is in [G-309, G-312]', () => {
    expect(placePlayer(full, 99, 'hooker')).toBe(full);
    const one = placePlayer(emptyLineup, 7, 'lock');
    expect(placePlayer(one, 7, 'lock')).toBe(one);
  });
});

test('removing empties the slot of the player only, and nothing for one who is not in', () => {
  expect(removePlayer(full, 8).loose_forward).toEqual([6, 0, 7]);
  expect(removePlayer(full, 99)).toBe(full);
  expect(removePlayer(emptyLineup, 0)).toBe(emptyLineup);
  expect(isInLineup(emptyLineup, 0)).toBe(false);
});

test('lineups have the same players in whatever slots, selections are equal slot by slot', () => {
  const turned = { ...full, prop: [3, 1] };
  expect(hasSamePlayers(full, turned)).toBe(true);
  expect(hasSamePlayers(full, removePlayer(full, 1))).toBe(false);
  expect(isSameSelection({ lineup: full, captainId: 1 }, { lineup: turned, captainId: 1 })).toBe(false);
  expect(isSameSelection({ lineup: full, captainId: 1 }, { lineup: { ...full }, captainId: 2 })).toBe(false);
  expect(isSameSelection({ lineup: full, captainId: 1 }, { lineup: { ...full }, captainId: 1 })).toBe(true);
});

describe('scoring and started', () => {
  const rounds = [testRound(9, 'complete'), testRound(4, 'playing'), testRound(5, 'scheduled', [testFixture({ id: 1 })])];
  const before = Date.parse('2026-02-14T05:59:59.999Z');

  test.each([
    { startRoundId: 9, roundId: 9, expected: true },
    { startRoundId: 9, roundId: 5, expected: true },
    { startRoundId: 4, roundId: 9, expected: false },
    { startRoundId: 4, roundId: 4, expected: true },
    { startRoundId: 4, roundId: 5, expected: true },
    { startRoundId: null, roundId: 4, expected: false },
  ])('a team from round $startRoundId scores in round $roundId: $expected [G-222]', ({ startRoundId, roundId, expected }) => {
    expect(isScoring({ startRoundId }, roundId, rounds)).toBe(expected);
  });

  test.each([
    { startRoundId: 9, isComplete: true, expected: true },
    { startRoundId: 4, isComplete: true, expected: true },
    { startRoundId: 4, isComplete: false, expected: false },
    { startRoundId: 5, isComplete: true, expected: false },
    { startRoundId: null, isComplete: true, expected: false },
  ])('a team from round $startRoundId, complete: $isComplete, has started: $expected [G-223]', ({ expected, ...team }) => {
    expect(isStarted(team, rounds, before)).toBe(expected);
  });

  test('a team starts with the first kick-off of its round, however late the status is [G-223]', () => {
    expect(isStarted({ startRoundId: 5, isComplete: true }, rounds, before + 1)).toBe(true);
  });
});
