import type { Edition } from '../../editions.ts';
import type { Round } from '../model/entities.ts';

/**
 * Whether players of a team in a round who are not locked yet are hidden from other users, as the edition says. `isWhole`: others see all fifteen.
 * Undefined: the round is not known yet. [B20, G-332]
 */
export function hidesPicks(
  { revealRivals }: Pick<Edition, 'revealRivals'>,
  round: Pick<Round, 'status'> | undefined,
  isWhole: boolean,
): boolean {
  return revealRivals === 'on-lock' && round?.status !== 'complete' && !isWhole;
}
