import { createTeamStores } from '@rugby/domain/stores/createTeamStores';
import { TeamLinkStore } from '@rugby/domain/stores/sharing/TeamLinkStore';
import { createSnackbarQueue } from '@rugby/ui/primitives/snackbarQueue';
import { PoolRows } from './PoolRows.ts';
import type { MyTeamStores, StartStores } from './Stores.ts';

export function createMyTeamStores(start: StartStores): MyTeamStores {
  const { api, edition, clock, season, session } = start;
  const stores = createTeamStores(start);
  const { team, editor, view, transfers } = stores;
  const rows = new PoolRows({ season, team, editor, view, transfers });
  return { edition, clock, season, session, ...stores, rows, teamLink: new TeamLinkStore(api), messages: createSnackbarQueue() };
}
