import { expect, it } from 'vitest';
import { createHasher } from './createHasher.ts';

it('a thread that failed is started anew with the next password', async () => {
  const hash = createHasher();
  await expect(hash({ password: 'Scrum-half9', hashed: 'not a hash' })).rejects.toThrow('Decoding failed');
  expect(await hash({ password: 'Scrum-half9' })).toMatch(/^\$argon2id\$/);
});
