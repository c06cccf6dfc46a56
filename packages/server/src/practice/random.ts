/** A stream of pseudo-random numbers, the same for the same seed. */
export interface Random {
  /** At least 0 and less than 1. */
  next(): number;
  /** An integer from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  chance(probability: number): boolean;
  /** A Poisson-distributed count with this mean. */
  count(mean: number): number;
  /** A number around 0 with a standard deviation of about 1. */
  deviation(): number;
  /** An item of the list, chosen by weight. Throws on an empty list. */
  pick<Item>(items: readonly Item[], weightOf?: (item: Item) => number): Item;
}

/** Creates the stream of a seed: Mulberry32 on an FNV hash of the text. */
export function createRandom(seed: string): Random {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    count(mean) {
      const end = Math.exp(-mean);
      let happened = 0;
      for (let left = next(); left > end; left *= next()) happened += 1;
      return happened;
    },
    deviation: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
    pick(items, weightOf) {
      if (weightOf === undefined) return picked(items, Math.floor(next() * items.length));
      const weights = items.map(weightOf);
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      return picked(
        items,
        items.findIndex((_, index) => (left -= weights[index] ?? 0) < 0),
      );
    },
  };
}

/** Returns the item at an index; -1 is the last one. */
function picked<Item>(items: readonly Item[], at: number): Item {
  const found = items.at(at);
  if (found === undefined) throw new RangeError('There is nothing to pick from.');
  return found;
}

function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return hash;
}
