import type { RoundViewStore } from '../team/RoundViewStore.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import { isSendingCaptain } from '../team/isSendingCaptain.ts';
import type { TeamStore } from '../team/TeamStore.ts';
import type { TransferStore } from '../transfers/TransferStore.ts';
import type { BoosterChoice } from './BoosterChoice.ts';

/** How the Boosters button stands. */
export type BoostersButton = 'hidden' | 'disabled' | 'ready';

interface Parts {
  readonly season: Pick<SeasonStore, 'edition' | 'isOver'>;
  readonly team: Pick<TeamStore, 'draft' | 'isChanged' | 'saved' | 'saving'>;
  readonly view: Pick<RoundViewStore, 'isHistoric'>;
  readonly transfers: Pick<TransferStore, 'isOn'>;
  readonly choice: Pick<BoosterChoice, 'type'>;
}

/**
 * How the Boosters button stands. Transfer mode outranks the changes that it makes; disabled after the season. A captain on the way disables the
 * button for the moment instead of hiding it, so that nothing moves. [G-285 to G-290]
 */
export function boostersButton({ season, team, view, transfers, choice }: Parts): BoostersButton {
  const isSending = isSendingCaptain(team);
  const isAllowed = season.edition.enabledBoosters.length > 0 && team.saved.value?.isComplete === true;
  if (!isAllowed || choice.type !== undefined || (team.isChanged && !isSending && !transfers.isOn)) return 'hidden';
  return isSending || transfers.isOn || view.isHistoric || season.isOver ? 'disabled' : 'ready';
}
