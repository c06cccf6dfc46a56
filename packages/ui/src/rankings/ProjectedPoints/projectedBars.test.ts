import { expect, it } from 'vitest';
import { projectedBars } from './projectedBars.ts';

it('the bars of close teams differ, and none is longer than the chart', () => {
  const bars = projectedBars([
    { points: 2000, projectedPoints: 2100 },
    { points: 1950, projectedPoints: 1950 },
    { points: 1900, projectedPoints: 1890 },
  ]);
  expect(bars).toEqual([
    { now: 62.5, coming: 37.5 },
    { now: 43.75, coming: 0 },
    { now: 25, coming: 0 },
  ]);
});

it('equal points are equal bars', () => {
  expect(projectedBars([{ points: 7, projectedPoints: 7 }])).toEqual([{ now: 25, coming: 0 }]);
});
