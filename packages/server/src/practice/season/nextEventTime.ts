import { dueAfterKickOffMs, type PracticeRound } from './dueStep.ts';
import { NAMED_BEFORE_MS } from './playerStatuses.ts';

/**
 * Returns the time of the next event of a season in epoch milliseconds of game time: squads are named, or a step of a fixture is
 * due. Returns `now` when a step is due already, and undefined when every round is complete.
 */
export function nextEventTime(rounds: readonly PracticeRound[], now: number): number | undefined {
  const open = rounds.filter(({ status }) => status !== 'complete');
  if (open.length === 0) return undefined;
  const moments = open
    .flatMap(({ fixtures }) => fixtures)
    .flatMap(({ kickOff }) => [kickOff - NAMED_BEFORE_MS, ...dueAfterKickOffMs.map((after) => kickOff + after)]);
  const coming = moments.filter((moment) => moment > now);
  return coming.length === 0 ? now : Math.min(...coming);
}
