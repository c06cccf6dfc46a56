import type { Edition } from '../../editions.ts';
import type { Lineup, Round } from '../model/entities.ts';
import { isFull } from '../model/lineup.ts';

/**
 * Whether players of a team in a round who are not locked yet are hidden from other users, as the edition says. `shown` is the lineup as others
 * see it. Undefined: the round or the team is not known yet. [B20, G-332]
 */
export function hidesPicks(
  { revealRivals }: Pick<Edition, 'revealRivals'>,
  round: Pick<Round, 'status'> | undefined,
  shown: Lineup | undefined,
): boolean {
  return revealRivals === 'on-lock' && round?.status !== 'complete' && (shown === undefined || !isFull(shown));
}
