import { expect, test } from 'vitest';
import { editions } from '../../editions.ts';
import { testBooster } from '../../testing/testTeam.ts';
import { testFixture, testPlayer, testRound, testWorld } from '../../testing/testWorld.ts';
import type { BoosterType } from '../model/entities.ts';
import { emptyLineup, placePlayer } from '../model/lineup.ts';
import { hidePicks } from './hidePicks.ts';

const locked = testPlayer({ id: 1, squadId: 1 });
const hidden = testPlayer({ id: 2, squadId: 3 });
const kickOff = '2026-02-14T06:00:00.000Z';

/** Squads 1 and 2 have kicked off, squads 3 and 4 have not. */
const world = testWorld({
  edition: { ...editions.srp, revealRivals: 'on-lock' },
  players: [locked, hidden],
  rounds: [
    testRound(1, 'complete', []),
    testRound(2, 'playing', [
      testFixture({ id: 31, homeSquadId: 1, awaySquadId: 2, date: kickOff, status: 'playing' }),
      testFixture({ id: 32, homeSquadId: 3, awaySquadId: 4, date: '2026-02-15T06:00:00.000Z' }),
    ]),
  ],
  now: Date.parse(kickOff) + 1000,
});

interface Seen {
  readonly picks?: readonly number[];
  readonly captainId?: number;
  readonly playerId?: number;
  readonly roundId?: number;
}

function boostersSeen(type: BoosterType, { picks = [1, 2], captainId = 1, playerId = 0, roundId = 2 }: Seen) {
  const lineup = picks.reduce((filled, id) => placePlayer(filled, id, 'prop'), emptyLineup);
  const booster = testBooster({ id: 7, type, roundId, playerId: playerId || null });
  return hidePicks({ lineup, captainId, boosters: [booster] }, world).boosters.map(({ id }) => id);
}

test.each([
  ['a booster of the captain, whose captain is hidden,', 'TRIPLE_CAPTAIN', { captainId: 2 }, false],
  ['a booster of the captain, whose captain is locked,', 'TRIPLE_CAPTAIN', { captainId: 1 }, true],
  ['a booster of a chosen player who is hidden', 'CO_CAPTAIN', { playerId: 2 }, false],
  ['a booster of a chosen player who is locked', 'CO_CAPTAIN', { playerId: 1 }, true],
  ['a booster of no player, in a team of which all players are hidden,', 'LIMITLESS', { picks: [2] }, false],
  ['a booster of no player, in a team of which a player is locked,', 'LIMITLESS', {}, true],
  ['a booster of the round before', 'CO_CAPTAIN', { playerId: 2, roundId: 1 }, true],
] as const)('where picks are hidden until they lock, %s: type %s of %o is seen: %s [B20]', (_, type, team, isSeen) => {
  expect(boostersSeen(type, team)).toEqual(isSeen ? [7] : []);
});
