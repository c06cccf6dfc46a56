import { expect, it } from 'vitest';
import { roundFigures } from './roundFigures.ts';

const ruck = { teamName: 'Ruck and Roll', roundPoints: 361 };
const marauders = { teamName: 'Marauders', roundPoints: 312 };
const diesel = { teamName: 'Sin Bin Diesel', roundPoints: 288 };

it('the figures of a round are the team with the most points and the average of all in whole points', () => {
  expect(roundFigures([marauders, ruck, diesel])).toEqual({ best: 361, bestTeams: ['Ruck and Roll'], average: 320 });
});

it('teams with equal points are the best together', () => {
  expect(roundFigures([ruck, { ...diesel, roundPoints: 361 }, { ...marauders, roundPoints: -4 }])).toEqual({
    best: 361,
    bestTeams: ['Ruck and Roll', 'Sin Bin Diesel'],
    average: 239,
  });
});

it('one team has no figures of a round', () => {
  expect(roundFigures([ruck])).toBeUndefined();
});
