import { pickingWindow } from '@rugby/domain/game/season/pickingWindow';
import type { GameWorld } from '@rugby/domain/game/model/world';

/** When a team can be picked again. Times are formatted in the user's zone. */
export type PickingTimes =
  | {
      readonly kind: 'opens';
      /** Number of the round that has to end first. */
      readonly roundNumber: number;
      /** The last kick-off of that round, and whether it lies behind. */
      readonly lastKickOff: string;
      readonly hasLastStarted: boolean;
      readonly next: { readonly roundNumber: number; readonly start: string };
    }
  /** The last round of the season is being played. */
  | { readonly kind: 'last-round'; readonly roundNumber: number }
  | { readonly kind: 'season-over' };

/**
 * When a team can be picked again. `nextRoundId` is the next round that accepts one, null when there is none; `format` writes an instant as
 * day and time. [G-113]
 */
export function createPickingTimes(
  nextRoundId: number | null,
  { rounds, now }: Pick<GameWorld, 'rounds' | 'now'>,
  format: (instant: string) => string,
): PickingTimes {
  const window = pickingWindow(nextRoundId, rounds);
  if (window.kind === 'season-over') return window;
  if (window.kind === 'last-round') return { kind: 'last-round', roundNumber: window.last.roundNumber };
  const { after, lastKickOff, next } = window;
  return {
    kind: 'opens',
    roundNumber: after.roundNumber,
    lastKickOff: format(lastKickOff),
    hasLastStarted: Date.parse(lastKickOff) <= now,
    next: { roundNumber: next.roundNumber, start: format(next.startDate) },
  };
}
