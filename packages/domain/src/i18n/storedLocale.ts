import type { StoragePort } from '../stores/device/StoragePort.ts';
import { type Locale, locales } from './catalog.ts';

const key = 'locale';

/** The locale that this browser keeps; the default where it keeps none, or one that the game does not speak. */
export function readLocale(storage: Pick<StoragePort, 'read'>): Locale {
  const kept = storage.read(key);
  return locales.find((locale) => locale === kept) ?? locales[0];
}

/** Keeps a locale for the next page; one that the game does not speak changes nothing then. */
export function storeLocale(locale: string, storage: Pick<StoragePort, 'write'>): void {
  storage.write(key, locale);
}
