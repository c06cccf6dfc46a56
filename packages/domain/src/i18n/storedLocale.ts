import type { StoragePort } from '../stores/device/StoragePort.ts';
import { type Locale, locales } from './catalog.ts';

const key = 'locale';

/** Reads the user's locale from storage. Returns the default for a missing or unsupported one. */
export function readLocale(storage: Pick<StoragePort, 'read'>): Locale {
  const stored = storage.read(key);
  return locales.find((locale) => locale === stored) ?? locales[0];
}

/** Stores the user's locale for the next page. An unsupported locale has no effect there. */
export function storeLocale(locale: string, storage: Pick<StoragePort, 'write'>): void {
  storage.write(key, locale);
}
