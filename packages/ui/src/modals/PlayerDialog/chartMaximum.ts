/** The top of a points chart: a round number with a round half, not below the highest value. */
export function chartMaximum(points: readonly number[]): number {
  const best = Math.max(0, ...points);
  return steps.find((step) => step >= best) ?? Math.ceil(best / 100) * 100;
}

const steps = [10, 20, 30, 40, 50, 60, 80, 100, 150, 200];
