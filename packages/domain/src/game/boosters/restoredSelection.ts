import type { Edition } from '../../editions.ts';
import type { Selection } from '../model/entities.ts';
import { isInLineup, selectionOf } from '../model/lineup.ts';

/**
 * The selection that returns when a booster such as Limitless is reset: the lineup from before it. The captain of now stays captain if the
 * lineup from before has that player; otherwise the captain from before returns. [G-297]
 */
export function restoredSelection(now: Selection, before: Selection): Selection {
  const stays = now.captainId !== null && isInLineup(before.lineup, now.captainId);
  return { lineup: before.lineup, captainId: stays ? now.captainId : before.captainId };
}

/** The selection after the round of such a booster: the edition reverts to the one from before it, or keeps the one of now. [G-297] */
export function selectionAfterRound(
  now: Selection,
  before: Selection,
  { limitlessAfterRound }: Pick<Edition, 'limitlessAfterRound'>,
): Selection {
  return limitlessAfterRound === 'revert' ? restoredSelection(now, before) : selectionOf(now);
}
