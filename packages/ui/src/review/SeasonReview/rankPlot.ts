/** A point of the line: percent from the start and from the top. */
export interface PlottedRank {
  readonly roundNumber: number;
  readonly rank: number;
  readonly x: number;
  readonly y: number;
  /** Where the rank is written, away from the line; null except at the best, the worst, the last and the first one. */
  readonly label: 'above' | 'below' | null;
  /** Whether it is the best or the worst of several different ranks. */
  readonly extreme: 'best' | 'worst' | null;
}

/** A line across the plot at a rank: percent from the top. */
export interface RankLevel {
  readonly rank: number;
  readonly y: number;
}

/** Where ranks stand in a plot whose steps are tenfold, the best at the top. A round without a rank leaves a gap in x only. */
export function plotRanks(rounds: readonly { readonly roundNumber: number; readonly rank: number | null }[]): {
  readonly points: readonly PlottedRank[];
  readonly levels: readonly RankLevel[];
} {
  const ranks = rounds.flatMap(({ rank }) => rank ?? []);
  const best = Math.min(...ranks);
  const worst = Math.max(...ranks);
  const [top, bottom] = [Math.log10(best) - 0.15, Math.log10(worst) + 0.15];
  const yOf = (rank: number) => (100 * (Math.log10(rank) - top)) / (bottom - top);
  const last = rounds.findLastIndex(({ rank }) => rank !== null);
  const bestAt = rounds.findIndex(({ rank }) => rank === best);
  const worstAt = rounds.findIndex(({ rank }) => rank === worst);
  const first = rounds.findIndex(({ rank }) => rank !== null);
  const isWorseThanBefore = (ranks.at(-1) ?? 0) > (ranks.at(-2) ?? Infinity);
  const isFirstFree = ![bestAt, worstAt, last].includes(first + 1);
  const labelOf = (index: number) => {
    if (index === bestAt) return 'above';
    if (index === worstAt) return 'below';
    if (index === last) return isWorseThanBefore ? 'below' : 'above';
    if (index !== first || !isFirstFree) return null;
    return (ranks[1] ?? 0) > (ranks[0] ?? 0) ? 'above' : 'below';
  };
  const extremeOf = (index: number) => {
    if (best === worst) return null;
    if (index === bestAt) return 'best';
    return index === worstAt ? 'worst' : null;
  };
  const points = rounds.flatMap(({ roundNumber, rank }, index): readonly PlottedRank[] =>
    rank === null
      ? []
      : [
          {
            roundNumber,
            rank,
            x: (100 * (index + 0.5)) / rounds.length,
            y: yOf(rank),
            label: labelOf(index),
            extreme: extremeOf(index),
          },
        ],
  );
  const tens = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000];
  const levels = tens.map((rank) => ({ rank, y: yOf(rank) })).filter(({ y }) => y >= 0 && y <= 100);
  return { points, levels: ranks.length === 0 ? [] : levels };
}
