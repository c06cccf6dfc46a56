import { leastCupEntries, leastCupRounds, mostCupEntries } from '../model/contestSizes.ts';
import { inLotOrder } from './lot.ts';

/** The rounds that a cup of so many teams takes. */
export function cupRoundsOf(teams: number): number {
  return Math.ceil(Math.log2(Math.min(Math.max(teams, leastCupEntries), mostCupEntries)));
}

/**
 * Whether the cup of a league with so many teams is drawn at the start of a round after which, with the round itself, `roundsLeft` are left: it
 * takes the last rounds of the season. [B22]
 */
export function isCupDue(teams: number, roundsLeft: number): boolean {
  return teams >= leastCupEntries && roundsLeft >= leastCupRounds && cupRoundsOf(teams) >= roundsLeft;
}

/** A member of a league at the draw. `rank` is the place in the ladder, null for a member who has none. */
export interface CupCandidate {
  readonly userId: number;
  readonly rank: number | null;
}

/**
 * The users in a cup in the order of their seeds: that of the ladder, equal ranks and members without one by lot. When more teams are there than
 * the rounds left or `mostCupEntries` allow, the best play. [D52]
 */
export function seedCup(candidates: readonly CupCandidate[], seed: string, roundsLeft: number): readonly number[] {
  const rankOf = new Map(candidates.map(({ userId, rank }) => [userId, rank ?? Number.MAX_SAFE_INTEGER]));
  const inOrder = inLotOrder(seed, [...rankOf.keys()]).toSorted((a, b) => (rankOf.get(a) ?? 0) - (rankOf.get(b) ?? 0));
  return inOrder.slice(0, Math.min(mostCupEntries, 2 ** roundsLeft));
}

/**
 * The first ties of a bracket of `count` seeds, from the top: the best seed at the top, the second at the bottom. Null is a bye, which the
 * best get. [D52]
 */
export function firstTies(count: number): readonly (readonly [home: number, away: number | null])[] {
  let seeds: readonly number[] = [1];
  while (seeds.length < count) seeds = expand(seeds);
  return Array.from({ length: seeds.length / 2 }, (_, tie) => {
    const [one = 0, other = 0] = seeds.slice(2 * tie, 2 * tie + 2).toSorted((a, b) => a - b);
    return [one, other > count ? null : other] as const;
  });
}

/** Each seed meets the one with which it makes the sum of best and worst; every second pair is turned, so that the second seed ends at the bottom. */
function expand(seeds: readonly number[]): readonly number[] {
  const sum = 2 * seeds.length + 1;
  return seeds.flatMap((seed, index) => (index % 2 === 0 ? [seed, sum - seed] : [sum - seed, seed]));
}
