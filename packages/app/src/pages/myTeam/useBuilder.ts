import type { RootStore } from '@rugby/domain/stores/RootStore';
import { TeamStores } from '@rugby/domain/stores/TeamStores';
import { useStores } from '../../shell/StoresContext.tsx';
import { PoolRows } from './PoolRows.ts';

/** Everything that the team builder works with: the stores of every page, its own, and the rows of the pool. */
export interface Builder
  extends Pick<RootStore, 'edition' | 'clock' | 'season' | 'session'>, Pick<TeamStores, 'team' | 'view' | 'desk' | 'builder'> {
  readonly rows: PoolRows;
}

/** One builder for each edition, made when its page is first opened; coming back finds it as it was left. */
const builders = new WeakMap<RootStore, Builder>();

export function useBuilder(): Builder {
  const root = useStores();
  const known = builders.get(root);
  if (known !== undefined) return known;
  const { edition, clock, season, session } = root;
  const { team, view, desk, builder } = new TeamStores(root);
  const made = { edition, clock, season, session, team, view, desk, builder, rows: new PoolRows({ season, team, desk, view }) };
  builders.set(root, made);
  return made;
}
