import { describe, expect, it, test } from 'vitest';
import { catalog } from '../../i18n/catalog.ts';
import { createWords } from '../../i18n/createWords.ts';
import { isEmail, type RegistrationFields, registrationFieldProblems, registrationProblems } from './registration.ts';

const now = '2026-02-12T07:52:07Z';
const words = createWords(catalog, 'en-US');

const filled: RegistrationFields = {
  email: 'fan@example.com',
  confirmEmail: 'fan@example.com',
  password: 'Scrum-half9',
  confirmPassword: 'Scrum-half9',
  firstName: 'Folau',
  lastName: 'Fainga’anuku',
  displayName: 'Folau99',
  gender: 'prefer_not_to_say',
  dob: '31/12/1990',
  countryOfResidenceId: 554,
  supportedSquadId: 0,
  terms: true,
};

function sentences(change: Partial<RegistrationFields>): readonly (readonly [string, string])[] {
  return registrationFieldProblems({ ...filled, ...change }, now).map(({ field, problem }) => [field, words(problem)] as const);
}

it('an email address may have 254 characters, and no more [A-247]', () => {
  const addressOf = (length: number) => `${'f'.repeat(length - 12)}@example.com`;
  expect([254, 255].map((length) => isEmail(addressOf(length)))).toEqual([true, false]);
});

it.each(['a@x.nz', 'ana.kahu@x.com', 'o’brien+rugby@mail.x.co.nz', '-ana-@two-words.nz', 'ana@xn--mori-qsa.nz'])(
  '%s is an email address [A-247]',
  (address) => expect(isEmail(address)).toBe(true),
);

it.each(['a@xn--.com', 'a@-x.com', 'a@x.-nz', 'a@x.nz-'])(
  '%s is none: no domain begins or ends with a hyphen [A-247]',
  (address) => expect(isEmail(address)).toBe(false),
);

it('a form that is filled in has no problem; squad 0 supports none and opt-ins are not asked for [A-211, A-271, A-272]', () => {
  expect(sentences({})).toEqual([]);
});

describe('each field has its sentence', () => {
  test.each([
    ['email', 'fan', 'Please provide a valid email address', '[A-247, A-248]'],
    ['email', 'fan@example', 'Please provide a valid email address', '[A-247, A-248]'],
    ['email', 'f an@example.com', 'Please provide a valid email address', '[A-247, A-248]'],
    ['email', `${'f'.repeat(250)}@example.com`, 'Please provide a valid email address', '[A-247, A-248]'],
    ['email', 'f\u0000an@example.com', 'Please provide a valid email address', '[A-247, A-248]'],
    [
      'password',
      'scrum-half9',
      'Password must include 8 characters, including 1 upper case character, 1 number and 1 special character',
      '[A-249, A-250]',
    ],
    ['email', 'a@x.com,b@y.com', 'Please provide a valid email address', '[A-247, A-248]'],
    ['email', '<script>@x.com', 'Please provide a valid email address', '[A-247, A-248]'],
    ['email', 'Folau <ana@x.com>', 'Please provide a valid email address', '[A-247, A-248]'],
    ['email', 'ana@home@x.com', 'Please provide a valid email address', '[A-247, A-248]'],
    ['email', 'ana..home@x.com', 'Please provide a valid email address', '[A-247, A-248]'],
    ['password', 'Folau-1990', 'Please choose a password without your name or email address', '(ours)'],
    ['password', '1-FOLAU99-x', 'Please choose a password without your name or email address', '(ours)'],
    ['confirmEmail', 'fan@example.org', 'Emails do not match', '[A-253, A-254]'],
    ['confirmEmail', '', 'Emails do not match', '[A-253, A-254]'],
    ['confirmPassword', 'Scrum-half8', 'Passwords do not match', '[A-255, A-256]'],
    ['confirmPassword', 'scrum-half9', 'Passwords do not match', '[A-255, A-256]'],
    ['confirmPassword', 'Scrum-half9 ', 'Passwords do not match', '[A-255, A-256]'],
    ['confirmPassword', '', 'Passwords do not match', '[A-255, A-256]'],
    ['firstName', ' ', 'Please provide your first name', '[A-257]'],
    ['lastName', '\u200B', 'Please provide your last name', '[A-258]'],
    ['lastName', 'x'.repeat(46), 'Please use at most 45 characters', '(ours)'],
    ['firstName', 'Fo\u202Elau', 'Please use only characters that can be seen', '(ours)'],
    ['displayName', 'Fo\u200Blau', 'Please use only characters that can be seen', '(ours)'],
    ['displayName', '¨¨¨', 'Please provide your display name', '[A-259]'],
    ['displayName', '¨', 'Display name must be at least 3 characters', '[A-260, A-261]'],
    ['displayName', '', 'Please provide your display name', '[A-259]'],
    ['displayName', '@@@', 'Please provide your display name', '[A-259, A-262]'],
    ['displayName', 'a@b@', 'Display name must be at least 3 characters', '[A-260, A-261]'],
    ['displayName', 'x'.repeat(31), 'Display name must be at most 30 characters', '(ours)'],
    ['terms', false, 'Please accept Terms & Conditions', '[A-264]'],
    ['gender', '', 'Please provide your gender', '[A-265]'],
    ['gender', 'toString', 'Please provide your gender', '[A-265]'],
    ['dob', '12/02/2015', 'You must be at least 12 years old', '[A-267, A-268, A-278]'],
    ['dob', '31/02/1990', 'Invalid date', '[A-266, A-269]'],
    ['countryOfResidenceId', 0, 'Please provide your country of residence', '[A-270]'],
    ['supportedSquadId', null, 'Required field', '[A-271]'],
  ] as const)('%s %j: %s %s', (field, value, sentence, _rows) => {
    expect(sentences({ confirmPassword: filled.password, [field]: value }).filter(([name]) => name === field)).toEqual([
      [field, sentence],
    ]);
  });
});

it('an address may have spaces around it, also the second time [A-247, A-253]', () => {
  expect(sentences({ email: ' fan@example.com', confirmEmail: 'fan@example.com ' })).toEqual([]);
});

it('an empty registration has a problem in every field', () => {
  const nothing = { email: '', password: '', firstName: '', lastName: '', displayName: '', gender: '', dob: '' };
  const problems = registrationProblems({ ...nothing, countryOfResidenceId: 0, supportedSquadId: null, terms: false }, now);
  expect(new Set(problems.map(({ field }) => field)).size).toBe(10);
});
