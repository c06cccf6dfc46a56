import type { ContestSide } from '@rugby/domain/game/model/contest';
import type { Words } from '@rugby/domain/i18n/keys';

/** How many players the sides have left to play, as `4 and 2 left to play`; empty when it is not known. */
export function playersLeftLine(home: ContestSide | null, away: ContestSide | null, words: Words): string {
  const left = [home, away].flatMap((side) => (side === null || side.playersToPlay === null ? [] : [side.playersToPlay]));
  const [one, other] = left;
  if (one === undefined) return '';
  if (other === undefined) return words('contests.leftOne', { count: one });
  return words('contests.leftBoth', { home: one, away: other });
}
