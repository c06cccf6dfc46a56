import { expect, it } from 'vitest';
import { createChangeKeys } from './changeKeys.ts';

const lost = { ok: false, failure: { kind: 'unavailable' } } as const;
const done = { ok: true, value: {} } as const;

it('a change of the account in between does not make a lost change of the game a new one, as one of the game does', () => {
  let count = 0;
  const keys = createChangeKeys(() => `key-${(count += 1)}`);
  const create = () => keys.keyOf('game', 'create a league');
  const first = create();
  keys.settle(first, lost);
  keys.settle(keys.keyOf('account', 'see a notice'), done);
  expect(create()).toBe(first);
  keys.settle(keys.keyOf('game', 'leave a league'), done);
  expect(create()).not.toEqual(first);
});
