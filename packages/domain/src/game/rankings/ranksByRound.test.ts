import { expect, it } from 'vitest';
import { ranksByRound } from './ranksByRound.ts';

const ranks = [
  { roundId: 9003, rank: 12 },
  { roundId: 9001, rank: 40 },
  { roundId: 9002, rank: 7 },
];
const rounds = [
  { id: 9001, roundNumber: 1 },
  { id: 9002, roundNumber: 2 },
];

it('ranks are listed by the numbers of their rounds in their order, without those of unknown rounds', () => {
  expect(ranksByRound(ranks, rounds)).toEqual([
    { roundNumber: 1, rank: 40 },
    { roundNumber: 2, rank: 7 },
  ]);
  expect(ranksByRound(ranks, [])).toEqual([]);
});
