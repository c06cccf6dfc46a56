import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { scoringPlays, pointsOfPlay } from './scoringPlays.ts';

test.each(Array.from({ length: 100 }, (_, score) => score))(
  'the plays of a side that scores %d sum to it, except for 1, 2 and 4',
  (score) => {
    const plays = scoringPlays(score, createRandom(`score ${score}`));
    const reached = { 1: 0, 2: 0, 4: 3 }[score] ?? score;
    expect(plays.reduce((sum, kind) => sum + pointsOfPlay[kind], 0)).toBe(reached);
  },
);
