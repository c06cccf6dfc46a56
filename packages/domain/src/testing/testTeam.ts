import type { Booster, Lineup, Player, Round } from '../game/model/entities.ts';
import { emptyLineup, placePlayer } from '../game/model/lineup.ts';
import { slots } from '../game/model/positions.ts';
import { testFixture, testPlayer, testRound, testWorld } from './testWorld.ts';
import type { GameWorld, SavedTeam } from '../game/model/world.ts';

/**
 * The players of a saved team, ids 1 to 15 in the order of the slots, each from another squad, and substitutes with ids from 101 in the same
 * order.
 */
const fifteen: readonly Player[] = slots.map(({ position }, index) =>
  testPlayer({ id: index + 1, position, squadId: index + 1, cost: 6_000_000 }),
);
const substitutes: readonly Player[] = slots.map(({ position }, index) =>
  testPlayer({ id: index + 101, position, squadId: index + 1, cost: 5_000_000 }),
);
const fullLineup: Lineup = fifteen.reduce((lineup, { id, position }) => placePlayer(lineup, id, position), emptyLineup);

/** A complete saved team of the players 1 to 15 with 10 million left, playing since round 1, captained by the hooker. */
export function testTeam(team: Partial<SavedTeam> = {}): SavedTeam {
  return {
    lineup: fullLineup,
    captainId: 3,
    startRoundId: 1,
    isComplete: true,
    salaryCap: 100_000_000,
    boosters: [],
    ...team,
  };
}

export function testBooster(booster: Partial<Booster> = {}): Booster {
  return { id: 1, type: 'CO_CAPTAIN', roundId: 3, roundNumber: 3, playerId: 10, ...booster };
}

/** Round 3 of the group stage is next, 4 and 5 are knockout rounds; squad 1 plays squad 2 first, then squad 3 plays squad 4. */
export const roundsAhead: readonly Round[] = [
  testRound(1, 'complete'),
  testRound(2, 'complete'),
  testRound(3, 'scheduled', [
    testFixture({ id: 31, homeSquadId: 1, awaySquadId: 2, date: '2026-02-27T06:00:00.000Z' }),
    testFixture({ id: 32, homeSquadId: 3, awaySquadId: 4, date: '2026-02-28T06:00:00.000Z' }),
  ]),
  testRound(4, 'scheduled', [], { roundStage: 'knockout' }),
  testRound(5, 'scheduled', [], { roundStage: 'knockout' }),
];

/** The players of `testTeam` and their substitutes before round 3, or at another moment of `roundsAhead`. */
export function worldOfTeam(
  world: Partial<Omit<GameWorld, 'players'>> & { readonly players?: readonly Player[] } = {},
): GameWorld {
  const now = Date.parse('2026-02-25T00:00:00.000Z');
  return testWorld({ players: [...fifteen, ...substitutes], rounds: roundsAhead, now, ...world });
}

/** Moments of `roundsAhead`: when the squads 1 and 2 are locked, and when 3 and 4 are too. */
export const afterFirstKickOff = Date.parse('2026-02-27T06:00:00.000Z');
export const afterSecondKickOff = Date.parse('2026-02-28T06:00:00.000Z');

/** The world with changed players. */
export function withPlayers(world: GameWorld, ...about: readonly (Partial<Player> & { readonly id: number })[]): GameWorld {
  const players = new Map(world.players);
  for (const facts of about) players.set(facts.id, testPlayer({ ...players.get(facts.id), ...facts }));
  return { ...world, players };
}
