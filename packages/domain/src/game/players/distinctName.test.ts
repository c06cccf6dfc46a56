import { expect, it } from 'vitest';
import { testTeam } from '../../testing/testTeam.ts';
import { testPlayer, testWorld } from '../../testing/testWorld.ts';
import { emptyLineup } from '../model/lineup.ts';
import { distinctName, distinctNameOf, nameInTeam } from './distinctName.ts';

it('players of one last name differ by their first names', () => {
  const beauden = testPlayer({ id: 1, firstName: 'Beauden', lastName: 'Barrett' });
  const scott = testPlayer({ id: 2, firstName: 'Scott', lastName: 'Barrett' });
  const ardie = testPlayer({ id: 3, firstName: 'Ardie', lastName: 'Savea' });
  const list = [beauden, scott, ardie];
  expect(list.map((player) => distinctName(player, list))).toEqual(['Beauden Barrett', 'Scott Barrett', 'Savea']);
});

it('players are distinguished among the ids of a team, and one whom the season does not have is named by the id', () => {
  const players = [
    testPlayer({ id: 1, firstName: 'Beauden', lastName: 'Barrett' }),
    testPlayer({ id: 2, firstName: 'Scott', lastName: 'Barrett' }),
  ];
  const world = testWorld({ players });
  expect([distinctNameOf(1, [1, 2, 99], world), distinctNameOf(1, [1, 99], world), distinctNameOf(99, [1], world)]).toEqual([
    'Beauden Barrett',
    'Barrett',
    '99',
  ]);
});

it('players of a team are distinguished from those who stand in it and from those who leave it', () => {
  const namesakes = [1, 3, 101].map((id) => ({ ...testPlayer({ id }), firstName: `First ${id}`, lastName: 'Corrigan' }));
  const world = testWorld({ players: namesakes });
  const saved = { ...testTeam(), lineup: { ...testTeam().lineup, prop: [1, 2] } };
  const edited = { lineup: { ...saved.lineup, prop: [0, 2] }, captainId: null, saved };
  expect(nameInTeam(3, { ...edited, saved: null, lineup: { ...emptyLineup, hooker: [3] } }, world)).toBe('Corrigan');
  expect([1, 3].map((id) => nameInTeam(id, edited, world))).toEqual(['First 1 Corrigan', 'First 3 Corrigan']);
});
