import { describe, expect, test } from 'vitest';
import { editionOfBrand, editionOfPath, editions, isEditionId, kitOf, otherEditionOf } from './editions.ts';

describe('editionOfPath', () => {
  test.each([
    ['/', 'srp'],
    ['', 'srp'],
    ['/my-team', 'srp'],
    ['/rugby-championship', 'trc'],
    ['/rugby-championship/', 'trc'],
    ['/rugby-championship//', 'trc'],
    ['/rugby-championship/my-team', 'trc'],
    ['/rugby-championshipx', 'srp'],
    ['/rugby-championship-2/my-team', 'srp'],
    ['/my-team/rugby-championship', 'srp'],
    ['/Rugby-Championship', 'srp'],
  ])('the path "%s" belongs to %s [G-003]', (path, id) => {
    expect(editionOfPath(path).id).toBe(id);
  });
});

test('there are two editions: Super Rugby Pacific at the root, the Rugby Championship below /rugby-championship [A-001]', () => {
  expect(Object.values(editions).map(({ title, basePath }) => [title, basePath])).toEqual([
    ['Super Rugby Pacific Fantasy', ''],
    ['Rugby Championship Fantasy', '/rugby-championship'],
  ]);
  for (const edition of Object.values(editions)) expect(editionOfPath(`${edition.basePath}/my-team`)).toBe(edition);
});

test('both editions share a budget of 100 million [G-010]', () => {
  expect([editions.srp.budget, editions.trc.budget]).toEqual([100_000_000, 100_000_000]);
});

test.each([
  { title: 'the club edition takes at most 4 players from a squad [G-313]', edition: editions.srp, rules: { max: 4, min: 0 } },
  { title: 'the championship takes 3 to 6 from a country [G-314, G-315]', edition: editions.trc, rules: { max: 6, min: 3 } },
])('$title', ({ edition, rules }) => {
  expect(edition.squad).toEqual(rules);
});

test('an account plays srp_fantasy, trc_fantasy or both [A-196]', () => {
  expect([editions.srp.playedGame, editions.trc.playedGame]).toEqual(['srp_fantasy', 'trc_fantasy']);
});

test('the championship adds trc to its calls, the club edition nothing [G-004, G-005]', () => {
  expect([editions.srp.apiSuffix, editions.trc.apiSuffix]).toEqual(['', 'trc']);
});

test('three boosters are enabled, under plain names, one at a time [G-018, G-210, G-295]', () => {
  for (const edition of Object.values(editions)) {
    expect(edition.enabledBoosters).toEqual(['TRIPLE_CAPTAIN', 'LIMITLESS', 'CO_CAPTAIN']);
    expect(edition.boosterLabels).toBe('plain');
    expect(edition.maxBoostersPerRound).toBe(1);
  }
});

test.each([
  { title: 'more than 1 and more than 61 minutes score [G-380, G-381]', setting: 'minuteThresholds', value: { one: 1, two: 61 } },
  {
    title: 'the lineup from before a Limitless returns after its round [G-297]',
    setting: 'limitlessAfterRound',
    value: 'revert',
  },
  { title: 'boosters for single actions pay the points of those again [G-379]', setting: 'statBoosters', value: 'subset' },
  { title: 'teams of rivals are shown before their players lock [G-332]', setting: 'revealRivals', value: 'always' },
] as const)('in both editions $title', ({ setting, value }) => {
  expect(Object.values(editions).map((edition) => edition[setting])).toEqual([value, value]);
});

test('registration asks for every field once, in order: first the account, then the profile with the terms [A-064, A-077]', () => {
  for (const { registrationSteps } of Object.values(editions))
    expect(registrationSteps).toEqual([
      ['email', 'confirmEmail', 'password', 'confirmPassword', 'firstName', 'lastName'],
      ['displayName', 'dob', 'gender', 'countryOfResidenceId', 'supportedSquadId', 'terms', 'optIns'],
    ]);
});

test.each([
  ['the email address, typed twice [A-065]', ['email', 'confirmEmail']],
  ['the password, typed twice [A-066]', ['password', 'confirmPassword']],
  ['first and last name [A-067]', ['firstName', 'lastName']],
  ['the display name [A-068]', ['displayName']],
  ['the terms [A-069]', ['terms']],
  ['the gender [A-070]', ['gender']],
  ['the date of birth [A-071]', ['dob']],
  ['the country of residence [A-072]', ['countryOfResidenceId']],
  ['the supported squad [A-073]', ['supportedSquadId']],
  ['the consents to be contacted [A-074]', ['optIns']],
] as const)('registration asks for %s', (_, fields) => {
  for (const { registrationSteps } of Object.values(editions))
    expect(registrationSteps.flat()).toEqual(expect.arrayContaining([...fields]));
});

describe('kitOf', () => {
  test('a known squad has its kit, whatever its id', () => {
    expect(kitOf(editions.srp, 'BLUE', 99)).toBe(editions.srp.kits['BLUE']);
  });

  test('an unknown squad has a neutral kit that its id decides', () => {
    expect(kitOf(editions.srp, 'XXXX', 7)).toEqual(kitOf(editions.srp, 'YYYY', 7));
    expect(kitOf(editions.srp, 'XXXX', 7).pattern).not.toBe(kitOf(editions.srp, 'XXXX', 8).pattern);
  });

  test('a squad named like a property of every object is unknown too', () => {
    expect(kitOf(editions.srp, 'constructor', 6)).toEqual(kitOf(editions.srp, '', 6));
  });
});

test('each country of the championship has a flag, and no club has [G-056]', () => {
  expect(editions.trc.flags).toEqual({ ARG: 'AR', AUS: 'AU', NZ: 'NZ', SA: 'ZA' });
  expect(editions.srp.flags).toEqual({});
});

test('every edition leads to another one [A-009]', () => {
  for (const edition of Object.values(editions)) expect(otherEditionOf(edition)).not.toBe(edition);
});

test.each(Object.values(editions))('the brand $brand belongs to one edition', (edition) => {
  expect(editionOfBrand(edition.brand)).toBe(edition);
});

test('a word that is not the id of an edition is none', () => {
  expect(['srp', 'trc', 'toString', ''].map(isEditionId)).toEqual([true, true, false, false]);
});
