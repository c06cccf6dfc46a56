import { expect, it } from 'vitest';
import { countriesFile } from '../../contract/geo/countries.ts';
import { z } from '../../contract/schema.ts';
import { blockedCountries, countriesIn } from './countries.ts';

it('every country has its ISO number, its code and its English name, in the order of the names [G-347]', () => {
  const countries = countriesIn('en');
  expect(z.parse(countriesFile.schema, countries)).toHaveLength(249 - blockedCountries.length);
  expect(countries.slice(0, 2).map(({ name }) => name)).toEqual(['Afghanistan', 'Åland Islands']);
  expect(countries).toContainEqual({ id: 36, name: 'Australia', code: 'AU' });
  expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
  expect(countries.filter(({ name, code }) => name === code)).toEqual([]);
});

it('blocked countries are left out, and those that the operator adds [A-209, A-302]', () => {
  const codes = countriesIn('en', ['AQ']).map(({ code }) => code);
  const missing = ['KP', 'SD', 'CU', 'SY', 'RU', 'BY', 'IR', 'AQ'];
  expect(codes.filter((code) => missing.includes(code))).toEqual([]);
  expect(codes).toHaveLength(249 - missing.length);
});
