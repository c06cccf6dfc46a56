import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { expect, test } from 'vitest';
import { shortName } from './shortName.ts';

test.each([
  ['a letter', 'Jordie', 'J. Whitlock'],
  ['a letter with its glottal stop', 'ʻAlani', 'ʻA. Whitlock'],
  ['a letter with an apostrophe before it', '’Alani', '’A. Whitlock'],
  ['a letter with its accent', 'E\u0301tienne', 'E\u0301. Whitlock'],
  ['nothing where there is no first name', '', 'Whitlock'],
])('a first name is cut to %s', (_, firstName, short) => {
  expect(shortName({ firstName, lastName: 'Whitlock' }, createWords(catalog, 'en-US'))).toBe(short);
});
