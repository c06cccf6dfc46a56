/** Two entries that meet, or an entry and null: the league's average. */
export interface Pairing {
  readonly home: number;
  readonly away: number | null;
}

/**
 * The pairings of entries 1 to `count` in a round of head-to-head; `index` counts its rounds from 0. Every entry meets every other one once, then
 * again in the same order with the sides changed. With an odd number each entry plays the average once in a turn. The circle method: one entry
 * stays in its place while the others move on. [D52]
 */
export function pairingsOf(count: number, index: number): readonly Pairing[] {
  const places = count + (count % 2);
  const turn = places - 1;
  const atPlace = (place: number) => (place === 0 ? 1 : 2 + ((place - 1 + index) % turn));
  return Array.from({ length: places / 2 }, (_, place) =>
    pairing(atPlace(place), atPlace(turn - place), {
      count,
      isSwapped: (Math.floor(index / turn) + place + (index % turn)) % 2 === 1,
    }),
  );
}

/** The entry beyond the last one stands for the average. */
function pairing(one: number, other: number, { count, isSwapped }: { count: number; isSwapped: boolean }): Pairing {
  if (one > count) return { home: other, away: null };
  if (other > count) return { home: one, away: null };
  return isSwapped ? { home: other, away: one } : { home: one, away: other };
}
