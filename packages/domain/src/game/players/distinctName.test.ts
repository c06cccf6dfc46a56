import { expect, it } from 'vitest';
import { testPlayer, testWorld } from '../../testing/testWorld.ts';
import { distinctName, distinctNameOf } from './distinctName.ts';

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
