/** A source that failed is tried again after this time at the latest. */
export const LONGEST_PAUSE_MS = 300_000;

/**
 * Returns the milliseconds to wait after some failures in a row: the usual pause, doubled by each failure up to five minutes, and up to a
 * quarter more or less at random.
 */
export function pauseAfter(failures: number, usualMs: number): number {
  if (failures === 0) return usualMs;
  return Math.min(usualMs * 2 ** failures, LONGEST_PAUSE_MS) * (0.75 + Math.random() / 2);
}
