import { expect, it } from 'vitest';
import { plotRanks } from './rankPlot.ts';

const labelsOf = (...ranks: readonly (number | null)[]) =>
  plotRanks(ranks.map((rank, index) => ({ roundNumber: index + 1, rank }))).points.map(({ label }) => label);

it('labels the best, the worst and the last rank away from the line [B25]', () => {
  expect(labelsOf(900, 100, 400, 300)).toEqual(['below', 'above', null, 'above']);
  expect(labelsOf(900, 400, 100, 300)).toEqual(['below', null, 'above', 'below']);
  expect(labelsOf(12)).toEqual(['above']);
});

it('labels the first rank as well, unless a labelled one stands next to it [B25]', () => {
  expect(labelsOf(400, 500, 900, 100, 300)).toEqual(['above', null, 'below', 'above', 'below']);
  expect(labelsOf(500, 400, 100, 900, 300)).toEqual(['below', null, 'above', 'below', 'above']);
  expect(labelsOf(400, 900, 500, 100)).toEqual([null, 'below', null, 'above']);
});

it('names the best and the worst of different ranks [B25]', () => {
  const extremesOf = (...ranks: readonly number[]) =>
    plotRanks(ranks.map((rank, index) => ({ roundNumber: index + 1, rank }))).points.map(({ extreme }) => extreme);
  expect(extremesOf(400, 900, 100, 300)).toEqual([null, 'worst', 'best', null]);
  expect(extremesOf(12, 12)).toEqual([null, null]);
});

it('leaves out a round without a rank and keeps its column [B25]', () => {
  expect(
    plotRanks([100, null, 10].map((rank, index) => ({ roundNumber: index + 1, rank }))).points.map(({ x }) => Math.round(x)),
  ).toEqual([17, 83]);
  expect(plotRanks([{ roundNumber: 1, rank: null }])).toEqual({ points: [], levels: [] });
});
