import { formatMinusSign } from '../game/model/minusSign.ts';
import type { WordKey, Words, WordValues } from './keys.ts';

/**
 * Creates the words of a locale from its published catalog. `{{name}}` is replaced by a value, a number in the form of the locale (`1,316`, `−5`);
 * `count` chooses between `key_one` and `key_other`.
 * Throws for a key without a sentence: a page never shows a key. [G-374]
 */
export function createWords(catalog: object, locale: string): Words {
  const plural = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const words = (key: WordKey, values: WordValues = {}) => {
    const found = lookUp(catalog, key) ?? lookUp(catalog, `${key}_${plural.select(Number(values['count']))}`);
    if (typeof found !== 'string')
      throw new Error(`The word "${key}" is ${found === undefined ? 'missing in' : 'a group, not a sentence, in'} the catalog.`);
    return fillValues(found, values, (value) => formatMinusSign(numbers.format(value)));
  };
  return Object.assign(words, { locale });
}

function lookUp(catalog: object, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((node, name) => (isGroup(node) && Object.hasOwn(node, name) ? node[name] : undefined), catalog);
}

function isGroup(node: unknown): node is Readonly<Record<string, unknown>> {
  return typeof node === 'object' && node !== null;
}

/** The sentence with its values, numbers as `formatNumber` writes them; a place without a value stays. */
export function fillValues(sentence: string, values: WordValues, formatNumber: (value: number) => string = String): string {
  return sentence.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    return typeof value === 'number' ? formatNumber(value) : value;
  });
}
