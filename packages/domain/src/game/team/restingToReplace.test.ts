import { byes } from '@rugby/mocks/scenarios/scenarios';
import { expect, it } from 'vitest';
import { editions } from '../../editions.ts';
import { testFixture, testPlayer, testRound, testWorld } from '../../testing/testWorld.ts';
import { emptyLineup, playerIds } from '../model/lineup.ts';
import { playersById } from '../model/world.ts';
import { restingPlayers } from '../season/byes.ts';
import { restingToReplace } from './restingToReplace.ts';

function teamAndWorld(edition: (typeof editions)[keyof typeof editions]) {
  const { team, players, ...world } = byes(edition);
  if (team === null) throw new Error('The scenario has no team');
  return { team, world: { ...world, players: playersById(players), now: Date.parse(world.now) } };
}

it('without a minimum for each squad all players without a match can be replaced [D47]', () => {
  const { team, world } = teamAndWorld(editions.srp);
  expect(restingToReplace(team, world)).toEqual(restingPlayers(playerIds(team.lineup), world));
  expect(restingToReplace(team, world)).toHaveLength(7);
});

it('three of each resting country stay in the championship, the cheapest of them [D47]', () => {
  const { team, world } = teamAndWorld(editions.trc);
  const resting = restingPlayers(playerIds(team.lineup), world);
  const replaced = restingToReplace(team, world);
  expect([resting.length, replaced.length]).toEqual([7, 1]);
  const costOf = (id: number) => world.players.get(id)?.cost ?? 0;
  const squadOf = (id: number) => world.players.get(id)?.squadId;
  const [dearest] = replaced;
  const mates = resting.filter((id) => squadOf(id) === squadOf(dearest ?? 0));
  expect(mates).toHaveLength(4);
  expect(costOf(dearest ?? 0)).toBe(Math.max(...mates.map(costOf)));
});

it('a captain without a match is replaced before a dearer player [D47]', () => {
  const { team, world } = teamAndWorld(editions.trc);
  const [dearest = 0] = restingToReplace(team, world);
  const squadId = world.players.get(dearest)?.squadId;
  const mate = playerIds(team.lineup).find((id) => id !== dearest && world.players.get(id)?.squadId === squadId) ?? 0;
  expect(restingToReplace({ ...team, captainId: mate }, world)).toEqual([mate]);
});

it('three of each country stay where several rest, the lower id among equal costs [D47]', () => {
  const squadIds = [1, 2, 3];
  const players = squadIds.flatMap((squadId) =>
    [1, 2, 3, 4].map((number) => testPlayer({ id: squadId * 10 + number, squadId, cost: squadId * 1_000_000 })),
  );
  const ids = players.map(({ id }) => id).toReversed();
  const lineup = { ...emptyLineup, prop: ids.slice(0, 6), hooker: ids.slice(6) };
  const playing = testFixture({ id: 1, homeSquadId: 8, awaySquadId: 9 });
  const world = testWorld({ edition: editions.trc, players, rounds: [testRound(1, 'scheduled', [playing])] });
  expect(restingToReplace({ lineup, captainId: null }, world)).toEqual([34, 24, 14]);
});
