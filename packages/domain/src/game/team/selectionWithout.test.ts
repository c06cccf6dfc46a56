import { expect, it } from 'vitest';
import { testTeam } from '../../testing/testTeam.ts';
import { selectionWithout } from './selectionWithout.ts';

const { lineup } = testTeam();

it('players who are left out leave free slots, and the others stay in theirs', () => {
  const left = selectionWithout([1, 7], { lineup, captainId: 3 });
  expect(left).toEqual({ lineup: { ...lineup, prop: [0, 2], loose_forward: [6, 0, 8] }, captainId: 3 });
});

it('a captain who is left out leaves none [G-229]', () => {
  expect(selectionWithout([3], { lineup, captainId: 3 }).captainId).toBeNull();
  expect(selectionWithout([3], { lineup, captainId: null }).captainId).toBeNull();
});
