import { slots } from '@rugby/domain/game/model/positions';
import { describe, expect, it, test } from 'vitest';
import { moveOnPitch, readingOrder, type PitchKey } from './pitchMoves.ts';

const names: Readonly<Record<number, string>> = {
  1: 'Talavou',
  2: 'Corrigan',
  7: 'Rewiri',
  11: 'Ravula',
  12: 'Tuifua',
  15: 'Ōkeroa',
};

function move(jersey: number, key: PitchKey): number | undefined {
  const from = slots.find((slot) => slot.jersey === jersey);
  return from && moveOnPitch(from, key, (at) => names[at])?.jersey;
}

test.each([
  [1, 'ArrowRight', 2],
  [6, 'ArrowRight', 8],
  [3, 'ArrowRight', undefined],
  [1, 'ArrowLeft', undefined],
  [2, 'ArrowDown', 4],
  [3, 'ArrowDown', 5],
  [5, 'ArrowDown', 8],
  [14, 'ArrowUp', 13],
  [15, 'ArrowUp', 12],
  [15, 'ArrowDown', undefined],
  [2, 'ArrowUp', undefined],
  [15, 'Home', 11],
  [11, 'End', 14],
  [9, 'Escape', undefined],
])('from %i, %s leads to %s', (from, key, to) => expect(move(from, { key })).toBe(to));

describe('with Control', () => {
  it('Home moves to the first prop', () => expect(move(15, { key: 'Home', ctrlKey: true })).toBe(1));
  it('End moves to the right wing', () => expect(move(1, { key: 'End', ctrlKey: true })).toBe(14));
  it('a letter is left to the browser', () => expect(move(1, { key: 'r', ctrlKey: true })).toBeUndefined());
});

describe('a letter', () => {
  it('moves to the next player with that initial, and wraps around', () => {
    expect([move(1, { key: 'r' }), move(7, { key: 'r' }), move(11, { key: 'R' })]).toEqual([7, 11, 7]);
  });
  it('ignores accents', () => expect(move(1, { key: 'o' })).toBe(15));
  it('does nothing when no name matches', () => expect(move(1, { key: 'x' })).toBeUndefined());
});

it('reads the pitch row by row', () => {
  expect(readingOrder.map(({ jersey }) => jersey)).toEqual([1, 2, 3, 4, 5, 6, 8, 7, 9, 10, 12, 13, 11, 15, 14]);
});
