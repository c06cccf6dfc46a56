import { hasSamePlayers } from '../../game/model/lineup.ts';
import type { TeamStore } from './TeamStore.ts';

/**
 * Whether a new captain is sent to the server at once: the saved team is complete, and nothing differs from it but an earlier captain that is not
 * saved yet, if one is. [G-239]
 */
export function isCaptainSentAtOnce({ draft, isChanged }: Pick<TeamStore, 'draft' | 'isChanged'>, hasEarlier: boolean): boolean {
  const { lineup, saved } = draft;
  if (saved?.isComplete !== true) return false;
  return !isChanged || (hasEarlier && hasSamePlayers(lineup, saved.lineup));
}
