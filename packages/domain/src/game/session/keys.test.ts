import { describe, expect, it, test } from 'vitest';
import { displayNameKey, emailKey } from './keys.ts';
import { normalizeDisplayName } from './names.ts';

describe('display names are the same', () => {
  test.each([
    ['Mo’unga', "MO'UNGA", 'kinds of apostrophe'],
    ['Moʻunga', 'Mo´unga', 'the okina'],
    ['José', 'Jose\u0301', 'accents, joined or apart'],
    ['JOSE', 'josé', 'case and accents'],
    ['Ｒｉｃｏ', 'Rico', 'wide letters'],
    ['Ri\u200Bco', 'Rico', 'invisible characters'],
    ['Big\u00A0 Ben', 'big ben', 'spaces'],
    [' Rico ', 'Rico', 'spaces around it'],
    ['Straße', 'STRASSE', 'sharp s'],
  ])('%s and %s: %s [A-263]', (one, other) => expect(displayNameKey(one)).toBe(displayNameKey(other)));

  it('but not when a letter or a space differs [A-263]', () => {
    expect(displayNameKey('Rico1')).not.toBe(displayNameKey('Rico2'));
    expect(displayNameKey('Big Ben')).not.toBe(displayNameKey('BigBen'));
  });

  it('and stored in lower case [A-263]', () => expect(displayNameKey('Mo’unga')).toBe("mo'unga"));
});

it('an e-mail address is the same in any case and with spaces around it', () => {
  expect(emailKey(' Fan@Example.COM ')).toBe('fan@example.com');
  expect(emailKey('fa\u200Bn@example.com')).toBe('fan@example.com');
});

it('a display name loses its @ and double spaces, and keeps its apostrophes and hyphens [A-262]', () => {
  expect(normalizeDisplayName(' @Tuipulotu-Fainga’anuku  @Ben ')).toBe('Tuipulotu-Fainga’anuku Ben');
});
