import { describe, expect, test } from 'vitest';
import { forgotPasswordProblems, maskEmail, newPasswordProblems } from './passwordReset.ts';

test.each(['', 'mere', 'mere@example', 'me re@example.org', 'a@x.com,b@y.com'])(
  'a forgotten password needs a valid e-mail address, which %j is not [A-282]',
  (email) => expect(forgotPasswordProblems({ email })).toEqual([{ field: 'email', problem: 'auth.problems.email' }]),
);

test('a forgotten password accepts an address in any case and with spaces around it [A-282]', () =>
  expect(forgotPasswordProblems({ email: ' Mere@Example.ORG ' })).toEqual([]));

describe('a new password', () => {
  const problemsOf = (password: string, confirmPassword: string) =>
    newPasswordProblems({ password, confirmPassword }).map(({ problem }) => problem);

  test('is required, and meets the rule of passwords [A-281]', () => {
    expect(problemsOf('', '')).toEqual(['auth.problems.password']);
    expect(problemsOf('scrumhalf9', 'scrumhalf9')).toEqual(['auth.problems.password']);
    expect(problemsOf(`Aa1!${'a'.repeat(125)}`, `Aa1!${'a'.repeat(125)}`)).toEqual(['auth.problems.password']);
    expect(problemsOf('Scrum-half9', 'Scrum-half9')).toEqual([]);
  });

  test.each(['Scrum-half8', 'scrum-half9', 'Scrum-half9 ', ''])(
    'is entered twice, the same both times, unlike %j [A-281]',
    (again) => expect(problemsOf('Scrum-half9', again)).toEqual(['auth.problems.confirmPassword']),
  );
});

test.each([
  ['mereana.k@example.co.nz', 'm•••••k@example.co.nz'],
  [' mereana.k@example.co.nz ', 'm•••••k@example.co.nz'],
  ['ab@example.org', 'a•••••@example.org'],
])('the address %s is shown as %s', (email, shown) => expect(maskEmail(email)).toBe(shown));
