import { PlayerStatsStore } from '@rugby/domain/stores/players/PlayerStatsStore';
import type { RootStore } from '@rugby/domain/stores/RootStore';
import { useStores } from '../../shell/StoresContext.tsx';

/** One for each edition, made by the first page that asks. */
const known = new WeakMap<RootStore, PlayerStatsStore>();

/** The statistics of the edition on screen. */
export function usePlayerStats(): PlayerStatsStore {
  const root = useStores();
  const stats = known.get(root) ?? new PlayerStatsStore(root.api);
  known.set(root, stats);
  return stats;
}
