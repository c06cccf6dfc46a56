import type { Edition } from '../../editions.ts';
import type { Round } from '../model/entities.ts';

/** Among fewer teams, the share of a player tells whether a single team has picked them. */
export const FEWEST_TEAMS_OF_SHARES = 100;

/** Whether the shares of teams that have picked a player are held back for a round: where picks are hidden, until it is over, with few teams. [B20] */
export function hidesShares(
  edition: Pick<Edition, 'revealRivals'>,
  round: Pick<Round, 'status'> | undefined,
  numTeams: number,
): boolean {
  return hidesPicks(edition, round, false) && numTeams < FEWEST_TEAMS_OF_SHARES;
}

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
