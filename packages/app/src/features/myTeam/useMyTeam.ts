import type { RootStore } from '@rugby/domain/stores/RootStore';
import { TeamStores } from '@rugby/domain/stores/TeamStores';
import { useStores } from '../../shell/StoresContext.tsx';
import { PoolRows } from '../team/PoolRows.ts';

type OfTheTeam =
  'team' | 'view' | 'desk' | 'transfers' | 'choice' | 'boosters' | 'rounds' | 'builder' | 'watch' | 'positionChange';

/** Everything that the team builder works with: the stores of every page, its own, and the rows of the pool. */
export interface Builder extends Pick<RootStore, 'edition' | 'clock' | 'season' | 'session'>, Pick<TeamStores, OfTheTeam> {
  readonly rows: PoolRows;
}

/**
 * The last builder of each edition, for the stay it was made in: coming back to the page finds it as it was left, signing in anew does not.
 */
const builders = new WeakMap<RootStore, { readonly stay: string | undefined; readonly builder: Builder }>();

export function useBuilder(): Builder {
  const root = useStores();
  const known = builders.get(root);
  const { edition, clock, season, session } = root;
  const { stay } = session;
  if (known !== undefined && (stay === undefined || stay === known.stay)) return known.builder;
  const { team, view, desk, transfers, choice, boosters, rounds, builder, watch, positionChange } = new TeamStores(root);
  const rows = new PoolRows({ season, team, desk, view, transfers });
  const shared = { edition, clock, season, session };
  const made = { ...shared, team, view, desk, transfers, choice, boosters, rounds, builder, watch, positionChange, rows };
  builders.set(root, { stay, builder: made });
  return made;
}
