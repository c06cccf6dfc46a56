import type { MyTeamStores } from '../../stores/Stores.ts';

/** Whether transfers can be started: the server has a complete team, and nothing else about it is unsaved. [G-258] */
export function canTransfer({
  team,
  transfers,
  view,
  boosters,
}: Pick<MyTeamStores, 'team' | 'transfers' | 'view' | 'boosters'>): boolean {
  const isStored = team.saved.value?.isComplete === true && !team.isChanged;
  return isStored && !transfers.isOn && !view.isHistoric && boosters.prompt === undefined;
}
