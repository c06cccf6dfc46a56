import { editions } from '../../editions.ts';
import { type GameWorld, playersById } from '../model/world.ts';
import { aPlayer } from '@rugby/mocks/builders/player';
import { aFixture, aRound, squadsOf } from '@rugby/mocks/builders/season';
import { describe, expect, it } from 'vitest';
import { playerOverview, playerForm } from './playerOverview.ts';

const player = aPlayer({ position: 'lock', selected: { 6: 12.4, 7: 13.1, 8: 14.2 } });
const season: GameWorld = {
  edition: editions.srp,
  squads: squadsOf(editions.srp),
  players: playersById([player, aPlayer({ id: 2 }), aPlayer({ id: 3, position: 'lock' })]),
  rounds: [
    aRound({ id: 6, status: 'complete', fixtures: [aFixture({ id: 61, homeSquadId: 7, status: 'complete' })] }),
    aRound({ id: 7, fixtures: [aFixture({ id: 71, homeSquadId: 2, awaySquadId: 7, awaySquadAbbr: 'BLUE' })] }),
    aRound({ id: 8, fixtures: [aFixture({ id: 81, homeSquadId: 7 })] }),
  ],
  now: Date.parse('2026-03-25T06:05:00.000Z'),
};

describe('the overview of a player', () => {
  it('has total, average and last round points [G-066, G-067, G-068]', () => {
    expect(playerOverview(player, season)).toMatchObject({ totalPoints: 133, averagePoints: 22.2, lastRoundPoints: 18 });
  });

  it('has a zero as zero, and a figure that is missing as missing [G-066, G-067, G-068]', () => {
    for (const points of [0, null]) {
      const stats = { ...player.stats, totalPoints: 0, avgPoints: points, lastRoundPoints: points };
      expect(playerOverview({ ...player, stats }, season)).toMatchObject({
        totalPoints: 0,
        averagePoints: points,
        lastRoundPoints: points,
      });
    }
  });

  it('has the percent selected in the current round, none without a round [G-069]', () => {
    expect(playerOverview(player, season).percentSelected).toBe(13.1);
    expect(playerOverview(player, { ...season, rounds: [] }).percentSelected).toBeNull();
  });

  it('has the rank among the players of the position, none before there is one [G-070]', () => {
    expect(playerOverview(player, season)).toMatchObject({ positionRank: 4, positionCount: 2 });
    const unranked = { ...player, stats: { ...player.stats, positionRank: null } };
    expect(playerOverview(unranked, season)).toMatchObject({ positionRank: null, positionCount: 2 });
  });

  it('has the opponent of the next fixture and where it is played [G-071]', () => {
    expect(playerOverview(player, season).nextFixture).toMatchObject({ abbreviation: 'CRUS', venue: 'away' });
  });

  it('has the points of each round that has begun', () => {
    expect(playerForm(player, season)).toEqual([{ roundNumber: 6, points: 18 }]);
  });
});
