import { expect, it } from 'vitest';
import { editions } from '../../editions.ts';
import { testFixture, testPlayer, testRound, testWorld } from '../../testing/testWorld.ts';
import { emptyLineup } from '../model/lineup.ts';
import { absencesOf } from './absence.ts';

it('of a country without a match, those whom its minimum keeps in the team are not absent, unless they are injured [B15, D47]', () => {
  const players = [1, 2, 3, 4, 5].map((id) =>
    testPlayer({ id, cost: id * 1_000_000, status: id === 1 ? 'injured' : 'starting' }),
  );
  const rounds = [testRound(1, 'scheduled', [testFixture({ id: 1, homeSquadId: 8, awaySquadId: 9 })])];
  const world = testWorld({ edition: editions.trc, players, rounds });
  const lineup = { ...emptyLineup, prop: [1, 2], hooker: [3], lock: [4, 5] };
  expect(absencesOf({ lineup, captainId: null }, world)).toEqual([
    { playerId: 1, reason: 'injured' },
    { playerId: 4, reason: 'resting' },
    { playerId: 5, reason: 'resting' },
  ]);
});
