import type { RootStore } from '@rugby/domain/stores/RootStore';
import { TeamStores } from '@rugby/domain/stores/TeamStores';
import { useStores } from '../../shell/StoresContext.tsx';
import { PoolRows } from '../team/PoolRows.ts';

type OfTheTeam =
  'team' | 'view' | 'editor' | 'transfers' | 'choice' | 'boosters' | 'rounds' | 'page' | 'watchList' | 'positionChange';

/** Everything that the team page works with: the stores of every page, its own, and the rows of the pool. */
export interface MyTeamStores extends Pick<RootStore, 'edition' | 'clock' | 'season' | 'session'>, Pick<TeamStores, OfTheTeam> {
  readonly rows: PoolRows;
}

/**
 * The last page of each edition, for the stay it was made in: coming back to the page finds it as it was left, signing in anew does not.
 */
const builders = new WeakMap<RootStore, { readonly visitId: string | undefined; readonly page: MyTeamStores }>();

export function useMyTeam(): MyTeamStores {
  const root = useStores();
  const known = builders.get(root);
  const { edition, clock, season, session } = root;
  const { visitId } = session;
  if (known !== undefined && (visitId === undefined || visitId === known.visitId)) return known.page;
  const { team, view, editor, transfers, choice, boosters, rounds, page, watchList, positionChange } = new TeamStores(root);
  const rows = new PoolRows({ season, team, editor, view, transfers });
  const shared = { edition, clock, season, session };
  const made = { ...shared, team, view, editor, transfers, choice, boosters, rounds, page, watchList, positionChange, rows };
  builders.set(root, { visitId, page: made });
  return made;
}
