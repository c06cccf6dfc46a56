import { createTeamStores } from '@rugby/domain/stores/createTeamStores';
import { TeamLinkStore } from '@rugby/domain/stores/sharing/TeamLinkStore';
import { createSnackbarQueue } from '@rugby/ui/primitives/snackbarQueue';
import { when } from 'mobx';
import { neededOffline } from '../site/neededOffline.ts';
import { LazyStores } from './LazyStores.ts';
import { PoolRows } from './PoolRows.ts';
import type { MyTeamStores, StartStores, Stores } from './Stores.ts';

const queuedStore = neededOffline({ load: () => import('@rugby/domain/stores/offline/QueuedChangeStore') });

/** Other pages know from the dashboard whether the user has a team: it is loaded again after the first save. */
export function createMyTeamStores(start: StartStores, dashboard: Stores['dashboard']): MyTeamStores {
  const { api, edition, clock, offline, season, session } = start;
  const stores = createTeamStores(start);
  const { team, editor, view, transfers } = stores;
  when(
    () => team.draft.saved !== null && dashboard.value?.team === null,
    () => void dashboard.load(),
  );
  const rows = new PoolRows({ season, team, editor, view, transfers });
  const queued = new LazyStores(async () => {
    const { QueuedChangeStore } = await queuedStore.load();
    return () => new QueuedChangeStore({ ...start, ...stores });
  });
  return {
    edition,
    clock,
    offline,
    season,
    session,
    ...stores,
    queued,
    ownLeagues: new LazyStores(async () => {
      const { createOwnLeagues } = await import('./createOwnLeagues.ts');
      return () => createOwnLeagues(start);
    }),
    rows,
    teamLink: new TeamLinkStore(api),
    messages: createSnackbarQueue(),
  };
}
