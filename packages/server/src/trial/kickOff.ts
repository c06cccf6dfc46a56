import { roundsFile } from '@rugby/domain/contract/rounds';
import type { Edition } from '@rugby/domain/editions';
import type { TrialHarness } from './createTrialHarness.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** Returns the instant that is so many milliseconds from the first kick-off of an edition's season, in the format of commands. */
export async function aroundFirstKickOff(harness: TrialHarness, edition: Edition, awayMs: number): Promise<string> {
  const [first] = await harness.published(roundsFile, edition);
  if (first === undefined) throw new Error(`The ${edition.id} season has no rounds.`);
  const kickOff = Math.min(...first.fixtures.map(({ date }) => Date.parse(date)));
  return new Date(kickOff + awayMs).toISOString();
}
