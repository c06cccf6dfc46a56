import { createTeamStores } from '@rugby/domain/stores/createTeamStores';
import { TeamLinkStore } from '@rugby/domain/stores/sharing/TeamLinkStore';
import { createSnackbarQueue } from '@rugby/ui/primitives/snackbarQueue';
import { neededOffline } from '../site/neededOffline.ts';
import { LazyStores } from './LazyStores.ts';
import { PoolRows } from './PoolRows.ts';
import type { MyTeamStores, StartStores } from './Stores.ts';

const queuedStore = neededOffline({ load: () => import('@rugby/domain/stores/offline/QueuedChangeStore') });

export function createMyTeamStores(start: StartStores): MyTeamStores {
  const { api, edition, clock, offline, season, session } = start;
  const stores = createTeamStores(start);
  const { team, editor, view, transfers } = stores;
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
