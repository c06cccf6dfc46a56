/**
 * The lot of a number in the draw with a seed: the same wherever and whenever it is computed, so that users can check a draw. FNV-1a over
 * `seed:number`, then the last step of MurmurHash3; from 0 to 2³² - 1. [D52]
 */
export function lotOf(seed: string, number: number): number {
  let hash = 0x811c9dc5;
  for (const character of `${seed}:${number}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Numbers in the order of their lots, the highest lot first; of equal lots the smaller number. Any order of the list gives the same answer. */
export function inLotOrder(seed: string, numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((a, b) => lotOf(seed, b) - lotOf(seed, a) || a - b);
}
