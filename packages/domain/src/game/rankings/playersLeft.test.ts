import { describe, expect, it } from 'vitest';
import { testFixture, testPlayer, testRound, testStats } from '../../testing/testWorld.ts';
import { emptyLineup } from '../model/lineup.ts';
import { countPlayersLeft } from './playersLeft.ts';
import { projectPoints } from './projectPoints.ts';

const now = Date.parse('2026-02-14T07:00:00.000Z');
const fixtures = [
  testFixture({ id: 1, status: 'complete', date: '2026-02-13T06:00:00.000Z', homeSquadId: 1, awaySquadId: 2 }),
  testFixture({ id: 2, status: 'playing', date: '2026-02-14T06:30:00.000Z', homeSquadId: 3, awaySquadId: 4 }),
  testFixture({ id: 3, date: '2026-02-14T09:00:00.000Z', homeSquadId: 5, awaySquadId: 6 }),
];
const round = testRound(1, 'playing', fixtures);
const average = testStats({ avgPoints: 10.4 });
const players = [
  testPlayer({ id: 1, squadId: 1, stats: average }),
  testPlayer({ id: 2, squadId: 3, stats: average }),
  testPlayer({ id: 3, squadId: 5, stats: average }),
  testPlayer({ id: 4, squadId: 6, stats: average }),
  testPlayer({ id: 5, squadId: 6, stats: average, status: 'injured' }),
  testPlayer({ id: 6, squadId: 9, stats: average }),
];

describe('the players who are left in a round [B14]', () => {
  it('have their match before them: a player who rests or is injured does not count', () =>
    expect(countPlayersLeft(players, round, now)).toEqual({ toPlay: 2, inPlay: 1 }));
  it('are none after the last kick-off', () =>
    expect(countPlayersLeft(players, round, Date.parse('2026-02-14T09:00:00.000Z'))).toEqual({ toPlay: 0, inPlay: 3 }));
});

describe('the projected points of a team [B14]', () => {
  const world = { now, players: new Map(players.map((player) => [player.id, player])) };
  const lineup = { ...emptyLineup, prop: [1, 2], lock: [3, 4], centre: [5, 6] };

  it('add the average of each player still to play, the captain’s twice', () => {
    expect(projectPoints(100, { lineup, captainId: null }, [], round, world)).toBe(121);
    expect(projectPoints(100, { lineup, captainId: 4 }, [], round, world)).toBe(131);
    expect(projectPoints(100, { lineup, captainId: 1 }, [], round, world)).toBe(121);
  });
  it('count boosters that multiply', () => {
    const booster = { id: 1, type: 'TRIPLE_CAPTAIN', roundId: 1, roundNumber: 1, playerId: 4 } as const;
    expect(projectPoints(0, { lineup, captainId: 4 }, [booster], round, world)).toBe(42);
  });
  it('are without extra points of boosters, which nothing foretells', () => {
    const booster = { id: 1, type: 'SUPER_KICKER', roundId: 1, roundNumber: 1, playerId: 4 } as const;
    expect(projectPoints(100, { lineup, captainId: null }, [booster], round, world)).toBe(121);
  });
  it('round halves up, and are the same in any order of the players', () => {
    const averages = [27.6, 15.6, 21.1, 9.2];
    const four = averages.map((avgPoints, id) => testPlayer({ id: id + 1, squadId: 5, stats: testStats({ avgPoints }) }));
    const fresh = { now, players: new Map(four.map((player) => [player.id, player])) };
    const projected = [
      [1, 2, 3, 4],
      [4, 3, 2, 1],
    ].map(([one = 0, two = 0, three = 0, last = 0]) => {
      const selection = { lineup: { ...emptyLineup, prop: [one, two], lock: [three, last] }, captainId: null };
      return projectPoints(100, selection, [], round, fresh);
    });
    expect(projected).toEqual([174, 174]);
  });
  it('add nothing for a player who has left the season', () => {
    const left = { ...emptyLineup, prop: [3, 99] };
    expect(projectPoints(100, { lineup: left, captainId: 99 }, [], round, world)).toBe(110);
  });
});
