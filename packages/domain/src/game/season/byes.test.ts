import { describe, expect, it } from 'vitest';
import { testFixture, testPlayer, testRound, testWorld } from '../../testing/testWorld.ts';
import { isResting, restIn, restingPlayers, restingSquads } from './byes.ts';

const fixture = testFixture({ id: 1, homeSquadId: 1, awaySquadId: 2 });
const nextWeek = testFixture({ id: 2, homeSquadId: 3, awaySquadId: 1 });
const players = [1, 2, 3, 4].map((squadId) => testPlayer({ id: 10 + squadId, squadId }));

describe('a squad rests in a round without a match of it [D47]', () => {
  it.each([
    ['plays at home', 1, testRound(1, 'scheduled', [fixture]), false],
    ['plays away', 2, testRound(1, 'scheduled', [fixture]), false],
    ['has no match before the round', 3, testRound(1, 'scheduled', [fixture]), true],
    ['has no match during the round', 3, testRound(1, 'playing', [fixture]), true],
    ['had no match', 3, testRound(1, 'complete', [fixture]), true],
    ['may get one, while no fixture of the round is known', 3, testRound(1), false],
    ['has nothing to rest from without a round', 3, undefined, false],
  ] as const)('%s', (_, squadId, round, rests) => expect(isResting(squadId, round)).toBe(rests));
});

it('a round without a match is a bye in the group stage, and no match in the knockout stage [D47]', () => {
  expect(restIn({ roundStage: 'group' })).toBe('bye');
  expect(restIn({ roundStage: 'knockout' })).toBe('no-match');
});

describe('the current round decides [D47]', () => {
  const rounds = [testRound(1, 'scheduled', [fixture]), testRound(2, 'scheduled', [nextWeek])];
  const world = testWorld({ players, rounds });

  it('names the players who rest in it, not those who rest later', () => {
    expect(restingPlayers([14, 12, 13, 11], world)).toEqual([14, 13]);
  });
  it('leaves out a player whom the season does not have', () => expect(restingPlayers([99, 13], world)).toEqual([13]));
  it('names the squads', () => expect(restingSquads(world).map(({ id }) => id)).toEqual([3, 4]));
  it('has no squad rest after the season', () => {
    const over = testWorld({ players, rounds: [testRound(1, 'complete', [fixture])] });
    expect([restingPlayers([13, 14], over), restingSquads(over)]).toEqual([[], []]);
  });
  it('is the next round once the first is over', () => {
    const after = testWorld({ players, rounds: [testRound(1, 'complete', [fixture]), testRound(2, 'scheduled', [nextWeek])] });
    expect(restingPlayers([11, 12, 13, 14], after)).toEqual([12, 14]);
  });
});
