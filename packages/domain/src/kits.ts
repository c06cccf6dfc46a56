export type KitPattern = 'plain' | 'hoops' | 'stripes' | 'yoke' | 'sash' | 'halves';

/** Colours of a jersey seen from behind; `bandInk` is the text colour on a band of the base. */
export interface Kit {
  readonly base: string;
  readonly second: string;
  readonly trim: string;
  readonly pattern: KitPattern;
  readonly number: string;
  /** Drawn behind the number where the pattern would swallow it. */
  readonly numberOutline: string | null;
  readonly bandInk: string;
}

/** A neutral kit for a squad that an edition does not know; its pattern follows from the squad's id. */
export function neutralKit(squadId: number): Kit {
  const pattern = neutralPatterns[Math.abs(Math.trunc(squadId)) % neutralPatterns.length] ?? 'plain';
  return createKit(
    '#7C8B94',
    '#5D6B74',
    '#E4EAED',
    pattern,
    '#101418',
    pattern === 'plain' || pattern === 'yoke' ? null : '#7C8B94',
    '#0A1418',
  );
}

const neutralPatterns: readonly KitPattern[] = ['plain', 'hoops', 'stripes', 'yoke', 'sash', 'halves'];

/** A kit by its colours, in the order of the interface. */
export function createKit(
  base: string,
  second: string,
  trim: string,
  pattern: KitPattern,
  number: string,
  numberOutline: string | null,
  bandInk: string,
): Kit {
  return { base, second, trim, pattern, number, numberOutline, bandInk };
}
