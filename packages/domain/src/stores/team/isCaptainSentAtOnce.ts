import { isChanged, type TeamDraft } from '../../game/editor/draft.ts';
import { hasSamePlayers } from '../../game/model/lineup.ts';

/**
 * Whether a new captain is sent to the server at once: the saved team is complete, and nothing differs from it but an earlier captain that is not
 * saved yet, if one is. [G-239]
 */
export function isCaptainSentAtOnce(draft: TeamDraft, hasEarlier: boolean): boolean {
  const { lineup, saved } = draft;
  if (saved?.isComplete !== true) return false;
  return !isChanged(draft) || (hasEarlier && hasSamePlayers(lineup, saved.lineup));
}
