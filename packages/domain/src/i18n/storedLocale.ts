import type { StoragePort } from '../stores/device/StoragePort.ts';
import { type Locale, locales } from './catalog.ts';

const key = 'locale';

/**
 * Reads the user's locale from storage. A language alone stands for its first locale: `en` is `en-US`. Returns the default for a missing or
 * unsupported one.
 */
export function readLocale(storage: Pick<StoragePort, 'read'>): Locale;
export function readLocale<Known extends string>(
  storage: Pick<StoragePort, 'read'>,
  supported: readonly [Known, ...Known[]],
): Known;
export function readLocale(storage: Pick<StoragePort, 'read'>, supported: readonly string[] = locales): string | undefined {
  const stored = storage.read(key);
  return supported.find((locale) => locale === stored || languageOf(locale) === stored) ?? supported[0];
}

/** The language of a locale: `en` for `en-US`. */
export function languageOf(locale: string): string {
  return new Intl.Locale(locale).language;
}

/** Stores the user's locale for the next page. An unsupported locale has no effect there. */
export function storeLocale(locale: string, storage: Pick<StoragePort, 'write'>): void {
  storage.write(key, locale);
}
