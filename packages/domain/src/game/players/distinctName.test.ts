import { expect, it } from 'vitest';
import { testPlayer } from '../../testing/testWorld.ts';
import { distinctName } from './distinctName.ts';

it('players of one last name differ by their first names', () => {
  const beauden = testPlayer({ id: 1, firstName: 'Beauden', lastName: 'Barrett' });
  const scott = testPlayer({ id: 2, firstName: 'Scott', lastName: 'Barrett' });
  const ardie = testPlayer({ id: 3, firstName: 'Ardie', lastName: 'Savea' });
  const list = [beauden, scott, ardie];
  expect(list.map((player) => distinctName(player, list))).toEqual(['Beauden Barrett', 'Scott Barrett', 'Savea']);
});
