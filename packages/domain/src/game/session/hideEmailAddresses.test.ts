import { expect, it } from 'vitest';
import { hideEmailAddresses } from './hideEmailAddresses.ts';

it.each([
  ['mere@example.org', '[email]'],
  ['no user mere.k+game@mail.example.org, sorry', 'no user [email], sorry'],
  ['GET /users?email=mere%40example.org&page=2', 'GET /users?email=[email]&page=2'],
  ['<mere@example.org> and "ana@example.org"', '<[email]> and "[email]"'],
  ['{"email":"mere@example.org","id":7}', '{"email":"[email]","id":7}'],
  ['(mere@example.org) [ana@example.org]', '([email]) [[email]]'],
  ['nothing to hide @ kick-off', 'nothing to hide @ kick-off'],
])('no e-mail address stays in a text that is stored: %s', (text, hidden) => {
  expect(hideEmailAddresses(text)).toBe(hidden);
});
