import { array, assert, constantFrom, integer, property, record, subarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editions } from '../../editions.ts';
import { testFixture, testPlayer, testPool, testRound, testStats, testWorld } from '../../testing/testWorld.ts';
import type { Lineup, Player } from '../model/entities.ts';
import { emptyLineup, emptySelection, isInLineup, placePlayer, playerIds, removePlayer } from '../model/lineup.ts';
import { findPlayer } from '../model/lookup.ts';
import type { EditedTeam, GameWorld } from '../model/world.ts';
import { isRestingNow, restingPlayers } from '../season/byes.ts';
import { refusalsToSave } from '../team/refusalsToSave.ts';
import { autofill } from './autofill.ts';

const emptyTeam: EditedTeam = { ...emptySelection, saved: null };
const pool = testPool(editions.srp);

/** A world whose current round has a match for the squads of these pairs only. */
function worldWith(
  pairs: readonly (readonly [home: number, away: number])[],
  world: Partial<Parameters<typeof testWorld>[0]> = {},
) {
  const fixtures = pairs.map(([homeSquadId, awaySquadId], id) => testFixture({ id: id + 1, homeSquadId, awaySquadId }));
  return testWorld({ players: pool, rounds: [testRound(1, 'scheduled', fixtures)], ...world });
}

function fill(world: GameWorld, team: EditedTeam = emptyTeam) {
  const outcome = autofill(team, world);
  if (!outcome.ok) throw new Error('The pool allows a legal team.');
  return outcome.selection;
}

describe('in a round with byes autofill', () => {
  test('picks players with a match where the budget and the squad limits allow it [D47]', () => {
    const world = worldWith([[1, 2], [3, 4], [5, 6]]); // prettier-ignore
    const { lineup, captainId } = fill(world);
    expect(restingPlayers(playerIds(lineup), world)).toEqual([]);
    expect(refusalsToSave({ lineup, captainId }, null, world)).toEqual([]);
  });

  test('still fills the team where only a resting squad makes it legal', () => {
    const { lineup } = fill(worldWith([[1, 2]]));
    expect(restingPlayers(playerIds(lineup), worldWith([[1, 2]])).length).toBe(15 - 2 * editions.srp.squad.max);
  });

  test('proposes a captain with a match, the dearest of them [D47]', () => {
    const picked = pool.find(({ squadId, position }) => squadId === 9 && position === 'prop')?.id ?? 0;
    const players = pool.map((player) => (player.id === picked ? testPlayer({ ...player, cost: 14_000_000 }) : player));
    const world = worldWith([[1, 2], [3, 4], [5, 6]], { players }); // prettier-ignore
    const { lineup, captainId } = fill(world, { ...emptyTeam, lineup: placePlayer(emptyLineup, picked, 'prop') });
    expect(isInLineup(lineup, picked)).toBe(true);
    const playing = playerIds(lineup).flatMap((id) => (id === picked ? [] : (findPlayer(id, world)?.cost ?? 0)));
    expect(findPlayer(captainId, world)?.cost).toBe(Math.max(...playing));
  });
});

describe.each(Object.values(editions))('in the $brand edition', (edition) => {
  const base = testPool(edition);
  const squadIds = [...new Set(base.map(({ squadId }) => squadId))];

  test('autofill never prefers a resting player to an equal one with a match, whenever the exchange is legal [D47]', () => {
    const look = record({
      cost: constantFrom(3_000_000, 4_500_000, 6_000_000, 9_000_000),
      avgPoints: constantFrom(null, 4, 12),
      status: constantFrom('starting' as const, 'uncertain' as const, 'bench' as const),
    });
    const looks = array(look, { minLength: base.length, maxLength: base.length });
    const playing = subarray(squadIds, { minLength: 1 });
    assert(
      property(looks, playing, integer({ min: 80, max: 160 }), (drawn, squads, millions) => {
        const players = base.map((player, index) => {
          const { avgPoints = null, ...rest } = drawn[index] ?? {};
          return testPlayer({ ...player, ...rest, stats: testStats({ avgPoints }) });
        });
        const world = worldWith(squads.map((id) => [id, 0]), { edition, players }); // prettier-ignore
        const saved = { ...emptySelection, startRoundId: null, isComplete: false, salaryCap: millions * 1_000_000, boosters: [] };
        const outcome = autofill({ ...emptyTeam, saved }, world);
        if (!outcome.ok) return;
        const { lineup } = outcome.selection;
        expect(restingPlayers(playerIds(lineup), world).flatMap((id) => betterFor(id, lineup, world, saved))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

/** The equal players with a match who could legally stand in the place of a resting one. */
function betterFor(id: number, lineup: Lineup, world: GameWorld, saved: EditedTeam['saved']): readonly Player[] {
  const resting = findPlayer(id, world);
  if (resting === undefined) return [];
  return [...world.players.values()].filter(
    (other) =>
      other.position === resting.position &&
      other.cost === resting.cost &&
      other.status === resting.status &&
      other.stats.avgPoints === resting.stats.avgPoints &&
      !isRestingNow(other.squadId, world.rounds) &&
      !isInLineup(lineup, other.id) &&
      isLegal(placePlayer(removePlayer(lineup, id), other.id, other.position), world, saved),
  );
}

function isLegal(lineup: Lineup, world: GameWorld, saved: EditedTeam['saved']): boolean {
  return refusalsToSave({ lineup, captainId: null }, saved, world).length === 0;
}
