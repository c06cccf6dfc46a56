import type { Round } from '../model/entities.ts';
import { currentRound, hasRoundBegun } from './rounds.ts';

/** When teams can be created again, while that is not possible. */
export type PickingWindow =
  /** From the end of `after` until `next` begins. The minute of that end is not known: it comes after the kick-off `lastKickOff` (ISO 8601). */
  | { readonly kind: 'opens'; readonly after: Round; readonly lastKickOff: string; readonly next: Round }
  /** Not any more in this season; `last` is still being played. */
  | { readonly kind: 'last-round'; readonly last: Round }
  | { readonly kind: 'season-over' };

/** The round for which a team can be created next, while the current one is closed; undefined when no further round is to come. */
export function nextOpenRound(rounds: readonly Round[], now: number): Round | undefined {
  const current = currentRound(rounds);
  return rounds.find((round) => round !== current && !hasRoundBegun(round, now));
}

/** When picking opens and closes for the round with this id; null stands for no further round. [G-113] */
export function pickingWindow(nextRoundId: number | null, rounds: readonly Round[]): PickingWindow {
  const index = rounds.findIndex(({ id }) => id === nextRoundId);
  const [after, next] = [rounds[index - 1], rounds[index]];
  if (after !== undefined && next !== undefined) return { kind: 'opens', after, lastKickOff: lastKickOffOf(after), next };
  const last = currentRound(rounds);
  return last === undefined || last.status === 'complete' ? { kind: 'season-over' } : { kind: 'last-round', last };
}

function lastKickOffOf({ fixtures, startDate }: Round): string {
  return fixtures.map(({ date }) => date).reduce((last, date) => (Date.parse(date) > Date.parse(last) ? date : last), startDate);
}
