import { createInstance } from 'i18next';
import type { Locale } from './catalog.ts';
import type { Words } from './keys.ts';

/**
 * Sets up the words of one locale from its published catalog.
 * A lookup that finds nothing, or finds a group instead of a sentence, throws: a page never shows a key. [G-374]
 */
export function createWords(catalog: object, locale: Locale): Words {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    initAsync: false,
    resources: { [locale]: { translation: catalog } },
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => refuse(key, 'is missing'),
    returnedObjectHandler: (key) => refuse(key, 'is a group, not a sentence'),
    returnObjects: false,
  });
  return (key, values) => instance.t(key, { ...values });
}

function refuse(key: string, problem: string): never {
  throw new Error(`The word "${key}" ${problem} in the catalog.`);
}
