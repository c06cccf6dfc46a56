import { type EditionId, editions } from '@rugby/domain/editions';
import { valueOf } from '@rugby/domain/game/team/budget';
import { isFull, playerIds } from '@rugby/domain/game/model/lineup';
import { refusalsToSave } from '@rugby/domain/game/team/refusalsToSave';
import { type GameWorld, playersById } from '@rugby/domain/game/model/world';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { createPracticeFeed } from '../season/createPracticeFeed.ts';
import { createPlayerPool, pickTeam } from './pickTeam.ts';

const now = Date.parse('2027-01-01T00:00:00Z');

describe.each(['srp', 'trc'] as const)('in %s', (id) => {
  const world = worldOf(id);
  const random = createRandom('crowd');
  const pool = createPlayerPool(world, random);
  const crowd = Array.from({ length: 100 }, () => pickTeam(pool, world, random)).filter((team) => team !== undefined);

  test('many picks give different complete valid teams that spend their budget', () => {
    expect(crowd).toHaveLength(100);
    for (const team of crowd) {
      expect(isFull(team.lineup)).toBe(true);
      expect(refusalsToSave(team, null, world)).toEqual([]);
      expect(team.captainId).not.toBeNull();
      expect(valueOf(team.lineup, world.players)).toBeGreaterThan(92_000_000 - 1);
    }
    expect(new Set(crowd.map(({ lineup }) => playerIds(lineup).join())).size).toBe(100);
  });

  test('some players are picked far more often than others', () => {
    const holders = [
      ...Map.groupBy(
        crowd.flatMap(({ lineup }) => playerIds(lineup)),
        (playerId) => playerId,
      ).values(),
    ];
    expect(Math.max(...holders.map(({ length }) => length))).toBeGreaterThan(25);
    expect(holders.length).toBeGreaterThan(world.players.size / 3);
  });

  test('no team is picked when the budget allows none', () => {
    expect(pickTeam(pool, { ...world, edition: { ...world.edition, budget: 20_000_000 } }, random)).toBeUndefined();
  });
});

/** The practice season a day before its first kick-off. */
function worldOf(id: EditionId): GameWorld {
  const { rounds, squads, players } = createPracticeFeed(id, now);
  const stats = { totalPoints: 0, avgPoints: null, lastRoundPoints: null, positionRank: null, nextFixture: null, scores: {} };
  const unplayed = players.map((player) => ({ ...player, isLocked: false, lockedBy: null, selected: {}, stats }));
  const dayBefore = Date.parse(rounds[0]?.startDate ?? '') - 24 * 60 * 60 * 1000;
  return { edition: editions[id], rounds, squads, players: playersById(unplayed), now: dayBefore };
}
