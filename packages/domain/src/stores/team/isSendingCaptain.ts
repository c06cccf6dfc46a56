import { hasSamePlayers } from '../../game/model/lineup.ts';
import type { TeamStore } from './TeamStore.ts';

/**
 * Whether a captain is on the way to the server, and nothing else differs from the saved complete team: there is nothing for the user to save.
 * [G-239]
 */
export function isSendingCaptain({ draft, isChanged, saving }: Pick<TeamStore, 'draft' | 'isChanged' | 'saving'>): boolean {
  const { lineup, saved } = draft;
  return isChanged && saving.state === 'pending' && saved?.isComplete === true && hasSamePlayers(lineup, saved.lineup);
}
