import { expect, it } from 'vitest';
import { officialDifferences } from './officialDifferences.ts';

it('the trial finds other points, and players that only one side knows', () => {
  const ours = new Map([
    [1, 5],
    [2, 7],
    [4, 0],
  ]);
  expect(officialDifferences({ 1: 5, 2: 8, 3: 0 }, ours)).toEqual([
    'player 2 has 7 points, officially 8',
    'player 3 has no points, officially 0',
    'player 4 has 0 points, officially none',
  ]);
});
