import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FoundLineup, type SearchRules, searchLineup } from './searchLineup.ts';
import type { Candidate } from './relaxLineup.ts';

describe('the best possible lineup', () => {
  it('is the one that a search through all lineups finds [B23]', () => {
    fc.assert(
      fc.property(smallPools, ({ candidates, rules }) => {
        expect(searchLineup(candidates, rules)?.points ?? null).toBe(bruteForce(candidates, rules));
      }),
      { numRuns: 400 },
    );
  });

  it('keeps to slots, cap and squad rules, and its points are those of its players [B23]', () => {
    fc.assert(
      fc.property(smallPools, ({ candidates, rules }) => {
        const found = searchLineup(candidates, rules);
        if (found === null) return;
        expect(isLegal(found.players, rules)).toBe(true);
        expect(found.points).toBe(scoreOf(found, rules));
      }),
    );
  });

  it('is the same in whatever order the players come, with the most points first [B23]', () => {
    fc.assert(
      fc.property(smallPools, ({ candidates, rules }) => {
        const found = searchLineup(candidates, rules);
        expect(searchLineup(candidates.toReversed(), rules)).toEqual(found);
        const players = found?.players ?? [];
        expect(players).toEqual(players.toSorted((a, b) => b.points - a.points || a.id - b.id));
      }),
    );
  });

  it('is found also where it is a single point better than one with the best player who is tried first [B23]', () => {
    const player = (id: number, group: number, millions: number, points: number): Candidate => {
      return { id, group, squad: id, cost: millions * 1_000_000, points };
    };
    const candidates = [player(0, 0, 6, 12), player(1, 0, 4, 12), player(2, 1, 6, 8), player(3, 1, 4, 7)];
    const rules = { slots: [1, 1], cap: 10_000_000, squad: { max: 1, min: 0 }, numSquads: 4, extra: [1] };
    expect(searchLineup(candidates, rules)).toMatchObject({ points: 32, players: [{ id: 1 }, { id: 2 }] });
  });

  it('has the first by id of players with equal points, but the cheaper teammate, in whatever order they come [B23]', () => {
    const player = (id: number, group: number, squad: number, millions: number): Candidate => {
      return { id, group, squad, cost: millions * 1_000_000, points: 10 };
    };
    const alike = [player(9, 1, 0, 5), player(3, 0, 0, 5), player(2, 0, 0, 5), player(5, 0, 0, 5)];
    const cheaper = player(6, 0, 0, 4);
    const dearerOfOthers = player(1, 0, 1, 6);
    const idsOf = (candidates: readonly Candidate[], extra: readonly number[]) => {
      const rules = { slots: [1, 1], cap: Number.POSITIVE_INFINITY, squad: { max: 2, min: 0 }, numSquads: 2, extra };
      const orders = [candidates, candidates.toReversed()];
      return orders.map((order) => searchLineup(order, rules)?.players.map(({ id }) => id));
    };
    expect(idsOf(alike, [])).toEqual([[2, 9], [2, 9]]); // prettier-ignore
    expect(idsOf([...alike, cheaper], [])).toEqual([[6, 9], [6, 9]]); // prettier-ignore
    expect(idsOf([...alike, dearerOfOthers], [1])).toEqual([[1, 9], [1, 9]]); // prettier-ignore
  });
});

const numSquads = 3;

const smallPools = fc
  .record({
    players: fc.array(
      fc.record({
        group: fc.integer({ min: 0, max: 2 }),
        squad: fc.integer({ min: 0, max: numSquads - 1 }),
        cost: fc.integer({ min: 4, max: 12 }).map((millions) => millions * 1_000_000),
        points: fc.integer({ min: -8, max: 40 }),
      }),
      { minLength: 5, maxLength: 12 },
    ),
    cap: fc.oneof(
      fc.constant(Number.POSITIVE_INFINITY),
      fc.integer({ min: 28, max: 50 }).map((m) => m * 1_000_000),
    ),
    max: fc.integer({ min: 2, max: 4 }),
    min: fc.integer({ min: 0, max: 1 }),
    extra: fc.constantFrom([], [1], [2], [1, 1], [2, 1]),
  })
  .map(({ players, cap, max, min, extra }) => ({
    candidates: players.map((player, id): Candidate => ({ id, ...player })),
    rules: { slots: [2, 1, 2], cap, squad: { max, min }, numSquads, extra } satisfies SearchRules,
  }));

function bruteForce(candidates: readonly Candidate[], rules: SearchRules): number | null {
  let best: number | null = null;
  for (let bits = 0; bits < 2 ** candidates.length; bits++) {
    const players = candidates.filter((_, index) => (bits >> index) % 2 === 1);
    if (!isLegal(players, rules)) continue;
    const score = scoreOf({ players }, rules);
    if (best === null || score > best) best = score;
  }
  return best;
}

function isLegal(players: readonly Candidate[], { slots, cap, squad }: SearchRules): boolean {
  const counts = Array.from({ length: numSquads }, (_, id) => players.filter((player) => player.squad === id).length);
  return (
    slots.every((count, group) => players.filter((player) => player.group === group).length === count) &&
    players.reduce((sum, { cost }) => sum + cost, 0) <= cap &&
    counts.every((count) => count >= squad.min && count <= squad.max)
  );
}

/** The choice of captain and co-captain that scores most, tried one by one. */
function scoreOf({ players }: Pick<FoundLineup, 'players'>, { extra }: SearchRules): number {
  const plain = players.reduce((sum, { points }) => sum + points, 0);
  const [first = 0, second = 0] = extra;
  const pairs = players.flatMap((a) => players.filter((b) => b !== a).map((b) => first * a.points + second * b.points));
  return plain + Math.max(...pairs);
}
