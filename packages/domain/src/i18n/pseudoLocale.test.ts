import { describe, expect, it } from 'vitest';
import { catalog } from './catalog.ts';
import { pseudoCatalog, pseudoSentence } from './pseudoLocale.ts';

describe('the pseudo-locale', () => {
  it('accents, lengthens and brackets a sentence, and keeps the places of its values', () => {
    expect(pseudoSentence('Save team')).toBe('[Šåvëë ťëëåm]');
    expect(pseudoSentence('Round {{round}} starts in')).toContain(' {{round}} ');
    expect(pseudoSentence('Your fifteen is complete').length).toBeGreaterThanOrEqual('Your fifteen is complete'.length * 1.3);
  });

  it('leaves abbreviations as they are', () => {
    expect(['C', '3×', 'FT', 'm'].map(pseudoSentence)).toEqual(['C', '3×', 'FT', 'm']);
  });

  it('has every key of the catalog, and does not touch the catalog', () => {
    const before = JSON.stringify(catalog);
    const pseudo = pseudoCatalog(catalog);
    expect(keysOf(pseudo)).toEqual(keysOf(catalog));
    expect(JSON.stringify(catalog)).toBe(before);
    expect(pseudo.common.actions.close).not.toBe(catalog.common.actions.close);
  });
});

function keysOf(node: object): readonly string[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value).map((inner) => `${key}.${inner}`) : [key],
  );
}
