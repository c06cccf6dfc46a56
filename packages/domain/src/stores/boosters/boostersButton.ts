import type { RoundViewStore } from '../team/RoundViewStore.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import { isSendingCaptain } from '../team/isSendingCaptain.ts';
import type { TeamStore } from '../team/TeamStore.ts';
import type { TransferStore } from '../transfers/TransferStore.ts';
import type { BoosterChoice } from './BoosterChoice.ts';

/** Whether the Boosters button can be pressed, or is not there at all. */
export type BoostersButton = 'hidden' | 'disabled' | 'ready';

interface Parts {
  readonly season: Pick<SeasonStore, 'edition' | 'isOver'>;
  readonly team: Pick<TeamStore, 'draft' | 'isChanged' | 'saved' | 'saving'>;
  readonly view: Pick<RoundViewStore, 'isHistoric'>;
  readonly transfers: Pick<TransferStore, 'isOn'>;
  readonly choice: Pick<BoosterChoice, 'type'>;
}

/**
 * Whether the Boosters button is hidden, disabled or ready. Unsaved changes hide it, but not those that transfer mode has made. It is disabled in
 * transfer mode, on a past round and after the season, and, so that nothing moves, while a new captain is being saved. [G-285 to G-290]
 */
export function boostersButton({ season, team, view, transfers, choice }: Parts): BoostersButton {
  const isSending = isSendingCaptain(team);
  const isAllowed = season.edition.enabledBoosters.length > 0 && team.saved.value?.isComplete === true;
  if (!isAllowed || choice.type !== undefined || (team.isChanged && !isSending && !transfers.isOn)) return 'hidden';
  return isSending || transfers.isOn || view.isHistoric || season.isOver ? 'disabled' : 'ready';
}
