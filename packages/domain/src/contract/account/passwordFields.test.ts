import { expect, it } from 'vitest';
import { z } from '../schema.ts';
import * as account from './account.ts';
import { passwordFields } from './passwordFields.ts';
import * as passwordReset from './passwordReset.ts';
import * as user from './user.ts';

it('names every field of a request that holds a password', () => {
  const requests = Object.values({ ...account, ...passwordReset, ...user }).flatMap((exported) =>
    typeof exported === 'object' && 'request' in exported
      ? [z.toJSONSchema(exported.request, { io: 'input', unrepresentable: 'any' })]
      : [],
  );
  const found = [...JSON.stringify(requests).matchAll(/"(\w*password\w*)":\{/gi)].map(([, field]) => field);
  expect(new Set(found)).toEqual(new Set(passwordFields));
});
