import type { MyTeamStores } from '../../stores/Stores.ts';
import { useStores } from '../../stores/StoresContext.tsx';

/** The stores of the team page. To be called in an observer. */
export function useMyTeam(): MyTeamStores {
  return useStores().myTeam.value;
}
