import { countBy } from 'es-toolkit';
import { expect, test } from 'vitest';
import { createPlayers } from '../players/createPlayers.ts';
import { createRandom } from '../random.ts';
import { abilitiesOf } from './abilities.ts';
import { type MatchPlayer, nameSquad } from './nameSquad.ts';

const players = createPlayers('trc');
const abilities = abilitiesOf(players);
const squad: readonly MatchPlayer[] = players
  .filter(({ squadId }) => squadId === 1)
  .map((player) => ({ ...player, ability: abilities.get(player.id) ?? 0 }));
const days = Array.from({ length: 200 }, (_, day) => nameSquad(squad, createRandom(`day ${day}`)));

test('fifteen players start at their positions, eight are on the bench, and the injured are on neither', () => {
  for (const { starting, bench, injured } of days) {
    expect(countBy(starting, ({ position }) => position)).toEqual({
      prop: 2,
      hooker: 1,
      lock: 2,
      loose_forward: 3,
      scrum_half: 1,
      fly_half: 1,
      centre: 2,
      outside_back: 3,
    });
    expect(bench).toHaveLength(8);
    const named = [...starting, ...bench, ...injured];
    expect(new Set(named).size).toBe(named.length);
  }
});

test('some players are injured, and the team varies from day to day', () => {
  const injured = days.reduce((sum, day) => sum + day.injured.length, 0) / days.length;
  expect(injured).toBeGreaterThan(1);
  expect(injured).toBeLessThan(5);
  expect(new Set(days.map(({ starting }) => starting.map(({ id }) => id).join())).size).toBeGreaterThan(20);
});

test('players whom the season has named are named again, and players who cannot play are not', () => {
  const statuses = ['starting', 'bench', 'not-selected', 'injured', 'eliminated'] as const;
  const props = statuses.map((status, index): MatchPlayer => ({
    id: index + 1,
    position: 'prop',
    status,
    ability: 1 - index / 10,
  }));
  const another: MatchPlayer = { id: 9, position: 'prop', status: 'starting', ability: 0 };
  const { starting, bench } = nameSquad([...props, another], createRandom('day'));
  expect(new Set(starting.map(({ id }) => id))).toEqual(new Set([1, 9]));
  expect(bench.map(({ id }) => id)).toEqual([2, 3]);
});
