import { expect, test } from 'vitest';
import { locales } from './catalog.ts';
import { readLocale, storeLocale } from './storedLocale.ts';

function aStorage() {
  const texts = new Map<string, string>();
  return { read: (name: string) => texts.get(name), write: (name: string, text: string) => void texts.set(name, text) };
}

test('the locale is en-US until the user chooses another, which is stored [A-010, A-377]', () => {
  const storage = aStorage();
  expect(readLocale(storage)).toBe('en-US');
  storeLocale('en-US', storage);
  expect(storage.read('locale')).toBe('en-US');
  expect(readLocale(storage)).toBe('en-US');
});

test('an unsupported stored locale is ignored', () => {
  const storage = aStorage();
  storeLocale('tlh', storage);
  expect(readLocale(storage)).toBe('en-US');
});

test('the language alone is its first locale: en is en-US [A-010]', () => {
  const storage = aStorage();
  storeLocale('en', storage);
  expect(readLocale(storage)).toBe('en-US');
  expect(readLocale(storage, ['fr-FR', 'en-GB', 'en-US'])).toBe('en-GB');
});

test('the list of locales is en-US, and a second locale is chosen from the list alone [A-011, A-377]', () => {
  expect(locales).toEqual(['en-US']);
  const storage = aStorage();
  storeLocale('en-XA', storage);
  expect(readLocale(storage, ['en-US', 'en-XA'])).toBe('en-XA');
  expect(readLocale(storage, ['en-US'])).toBe('en-US');
});
