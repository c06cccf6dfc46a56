import { expect, it } from 'vitest';
import { roundStandingOf } from './roundStanding.ts';

it.each([
  { when: 'is unknown at the kick-off, when no team has points', roundHighest: 0, roundAverage: 0, isKnown: false },
  { when: 'is known when the points are 0 on average', roundHighest: 12, roundAverage: 0, isKnown: true },
  { when: 'is known when no team has more than 0 points', roundHighest: 0, roundAverage: -2, isKnown: true },
  { when: 'is known without the highest points', roundHighest: null, roundAverage: 246, isKnown: true },
])('the standing of a shared team $when [B16]', ({ roundHighest, roundAverage, isKnown }) => {
  const standing = { roundRank: 391, roundTeams: 48_310, roundAverage };
  expect(roundStandingOf({ ...standing, roundHighest })).toEqual(
    isKnown ? standing : { roundRank: null, roundTeams: null, roundAverage: null },
  );
});
