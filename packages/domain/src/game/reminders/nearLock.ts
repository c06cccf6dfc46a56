import type { GameWorld } from '../model/world.ts';
import { currentRound, earliest, hasStarted } from '../season/rounds.ts';

/** How long before the next kick-off of the round users are reminded. */
const remindBeforeMs = 24 * 60 * 60 * 1000;

/**
 * The next kick-off of the current round (epoch milliseconds) while it is less than a day away; null otherwise. Only then a team is checked.
 */
export function nearLock({ rounds, now }: Pick<GameWorld, 'rounds' | 'now'>): number | null {
  const round = currentRound(rounds);
  const next = earliest((round?.fixtures ?? []).filter((fixture) => !hasStarted(fixture, now)));
  const lockAt = next === undefined ? null : Date.parse(next.date);
  return lockAt !== null && lockAt - now <= remindBeforeMs ? lockAt : null;
}
