import { dueAfterKickOffMs, type PracticeRound } from './dueStep.ts';
import { NAMED_BEFORE_MS } from './playerStatuses.ts';

/**
 * When something happens next in a season, epoch milliseconds of game time: squads are named, a match kicks off, is told further or is
 * settled. `now` itself when something is due already, undefined when every round is complete.
 */
export function nextEventTime(rounds: readonly PracticeRound[], now: number): number | undefined {
  const open = rounds.filter(({ status }) => status !== 'complete');
  if (open.length === 0) return undefined;
  const moments = open
    .flatMap(({ matches }) => matches)
    .flatMap(({ kickOff }) => [kickOff - NAMED_BEFORE_MS, ...dueAfterKickOffMs.map((after) => kickOff + after)]);
  const coming = moments.filter((moment) => moment > now);
  return coming.length === 0 ? now : Math.min(...coming);
}
