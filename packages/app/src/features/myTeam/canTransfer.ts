import { isSendingCaptain } from '@rugby/domain/stores/team/isSendingCaptain';
import type { MyTeamStores } from '../../stores/Stores.ts';

/**
 * Whether transfers can be started: a complete team is saved, nothing but a captain on the way is unsaved, and a round is still to come. [G-258]
 */
export function canTransfer({
  team,
  transfers,
  view,
  boosters,
  season,
}: Pick<MyTeamStores, 'team' | 'transfers' | 'view' | 'boosters' | 'season'>): boolean {
  const isStored = team.saved.value?.isComplete === true && (!team.isChanged || isSendingCaptain(team));
  return isStored && !season.isOver && !transfers.isOn && !view.isHistoric && boosters.prompt === undefined;
}
