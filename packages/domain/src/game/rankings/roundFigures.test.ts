import { expect, it } from 'vitest';
import { roundFigures } from './roundFigures.ts';

const ruck = { teamName: 'Ruck and Roll', roundPoints: 361, captain: null };
const marauders = { teamName: 'Marauders', roundPoints: 312, captain: null };
const diesel = { teamName: 'Sin Bin Diesel', roundPoints: 288, captain: null };
const [savea, mounga, smith] = ['Savea', 'Mounga', 'Smith'].map((name, index) => ({ playerId: index + 1, name }));

it('the figures of a round are the team with the most points and the average of all in whole points', () => {
  expect(roundFigures([marauders, ruck, diesel])).toEqual({
    best: 361,
    bestTeams: ['Ruck and Roll'],
    average: 320,
    captain: undefined,
  });
});

it('teams with equal points are the best together', () => {
  expect(roundFigures([ruck, { ...diesel, roundPoints: 361 }, { ...marauders, roundPoints: -4 }])).toEqual({
    best: 361,
    bestTeams: ['Ruck and Roll', 'Sin Bin Diesel'],
    average: 239,
    captain: undefined,
  });
});

it.each([
  [[savea, mounga, savea], { players: ['Savea'], teams: 2 }],
  [[mounga, savea, savea, smith, mounga], { players: ['Mounga', 'Savea'], teams: 2 }],
  [[savea, null, { playerId: 9, name: 'Savea' }], undefined],
  [[null, null], undefined],
])('of the captains %j the commonest is %j', (captains, expected) => {
  const teams = captains.map((captain = null) => ({ ...ruck, captain }));
  expect(roundFigures(teams)?.captain).toEqual(expected);
});

it('one team has no figures of a round', () => {
  expect(roundFigures([ruck])).toBeUndefined();
});
