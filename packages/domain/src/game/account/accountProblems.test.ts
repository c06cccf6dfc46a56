import { aUser } from '@rugby/mocks/builders/user';
import { describe, expect, it } from 'vitest';
import { catalog } from '../../i18n/catalog.ts';
import { createWords } from '../../i18n/createWords.ts';
import { type AccountAnswers, accountProblems, type PasswordChange, passwordChangeProblems } from './accountProblems.ts';

const words = createWords(catalog, 'en-US');
const now = '2026-03-25T00:00:00Z';
const user = aUser();

function sentences(changed: Partial<AccountAnswers>): readonly string[] {
  return accountProblems(user, changed, now).map(({ field, problem }) => `${field}: ${words(problem)}`);
}

function passwordSentences(change: Partial<PasswordChange>): readonly string[] {
  const all = { currentPassword: 'Scrum-half9', password: 'Fly-half10', confirmPassword: 'Fly-half10', ...change };
  return passwordChangeProblems(all, user).map(({ field, problem }) => `${field}: ${words(problem)}`);
}

describe('a change of an account obeys the rules of the registration', () => {
  it.each([
    [{ countryOfResidenceId: 0 }, 'countryOfResidenceId: Please select a country', '[A-275, A-276]'],
    [{ dob: '01/01/2020' }, 'dob: You must be atleast 12 years old', '[A-277, A-278, A-362]'],
    [{ dob: '31/02/1990' }, 'dob: Invalid date', '[A-269]'],
    [{ email: 'mereana' }, 'email: Please provide a valid email address', '[A-247, A-248]'],
    [{ firstName: ' ' }, 'firstName: Please provide your first name', '[A-257]'],
    [{ lastName: '' }, 'lastName: Please provide your last name', '[A-258]'],
    [{ displayName: '@' }, 'displayName: Please provide your display name', '[A-259, A-262]'],
    [{ displayName: 'Al' }, 'displayName: Display name must be at least 3 characters', '[A-260, A-261, A-364]'],
    [{ gender: 'none' }, 'gender: Please provide your gender', '[A-265]'],
  ])('%j: %s %s', (changed, sentence, _row) => {
    expect(sentences(changed)).toEqual([sentence]);
  });

  it('takes a display name of three characters [A-260, A-364]', () => expect(sentences({ displayName: 'Ali' })).toEqual([]));

  it('checks only what is changed: an old account may hold what would be refused today', () => {
    expect(accountProblems({ ...user, firstName: '', countryOfResidenceId: 0 }, { lastName: 'Kahu' }, now)).toEqual([]);
  });
});

describe('a change of the password', () => {
  it('needs both entries of the new one to be equal [A-279, A-280]', () => {
    for (const confirmPassword of ['Fly-half11', 'fly-half10', 'Fly-half10 ', ''])
      expect(passwordSentences({ confirmPassword })).toEqual(['confirmPassword: Passwords must match']);
  });
  it('needs the current one, and a new one that meets the five rules [A-249, A-250, A-363]', () => {
    expect(passwordSentences({ currentPassword: '', password: 'short', confirmPassword: 'short' })).toEqual([
      'currentPassword: Please provide your current password',
      'password: Password must include 8 characters, including 1 upper case character, 1 number and 1 special character',
    ]);
  });
  it('refuses a new one that contains a name or the email address of its owner, as the registration does [A-275]', () => {
    const password = `Aa1!${user.email}`;
    expect(passwordSentences({ password, confirmPassword: password })).toEqual([
      'password: Please choose a password without your name or email address',
    ]);
  });
  it('with all three is possible', () => expect(passwordSentences({})).toEqual([]));
});
