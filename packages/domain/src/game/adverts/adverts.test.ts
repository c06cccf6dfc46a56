import { expect, test } from 'vitest';
import type { Advert } from '../model/landing.ts';
import { advertFor } from './adverts.ts';

const anAdvert = (countryId: string): Advert => ({ countryId, link1: 'https://example.org/', text1: `For ${countryId}` });
const adverts = ['NZ', 'ROW', 'AU'].map(anAdvert);

test('a visitor gets the advertisement of their country, else the one for ROW [A-208, A-370]', () => {
  expect(advertFor('AU', adverts)?.text1).toBe('For AU');
  expect(advertFor('nz', adverts)?.text1).toBe('For NZ');
  expect(advertFor('FR', adverts)?.text1).toBe('For ROW');
  expect(advertFor(null, adverts)?.text1).toBe('For ROW');
});

test('there is no advertisement where neither the country nor ROW has one [A-348]', () => {
  expect(advertFor('FR', [anAdvert('NZ')])).toBeNull();
  expect(advertFor('NZ', [])).toBeNull();
});
