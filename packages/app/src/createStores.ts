import { createApi } from '@rugby/domain/api/apiClient';
import { getDashboard } from '@rugby/domain/contract/dashboard';
import type { Edition } from '@rugby/domain/editions';
import { removeDraftsOf } from '@rugby/domain/stores/device/userStorage';
import type { Ports } from '@rugby/domain/stores/ports';
import { RemoteValue } from '@rugby/domain/stores/remote/RemoteValue';
import { ClockStore } from '@rugby/domain/stores/season/ClockStore';
import { SeasonStore } from '@rugby/domain/stores/season/SeasonStore';
import { SessionStore } from '@rugby/domain/stores/session/SessionStore';
import { reaction } from 'mobx';
import { LazyStores } from './stores/LazyStores.ts';
import type { StartStores, Stores } from './stores/Stores.ts';

/**
 * Constructs all stores of an edition: the site, its tests and stories differ in their ports only. Stores that the landing page does not show
 * come from lazy factories.
 */
export function createStores(edition: Edition, ports: Ports): Stores {
  const clock = new ClockStore(ports.clock);
  const api = createApi({ ...ports.api, edition, onGameTime: clock.correct, onSignedOut: () => session.end() });
  const session: SessionStore = new SessionStore(api, ports.session, (userId) => removeDraftsOf(userId, ports.storage));
  const season = new SeasonStore(edition, api, clock);
  const dashboard = new RemoteValue(() => api.send(getDashboard, {}));
  const start: StartStores = { edition, ports, api, clock, session, season };

  const lazily = <Value>(load: () => Promise<(start: StartStores) => Value>) =>
    new LazyStores(async () => (await load()).bind(undefined, start));
  const game = lazily(async () => (await import('./stores/createGameStores.ts')).createGameStores);
  const myTeam = lazily(async () => (await import('./stores/createMyTeamStores.ts')).createMyTeamStores);
  const rivalTeam = lazily(async () => (await import('./stores/createRivalTeamStore.ts')).createRivalTeamStore);
  const whatIf = lazily(async () => {
    const [{ createWhatIfStores }] = await Promise.all([import('./stores/createWhatIfStores.ts'), game.load()]);
    return () => createWhatIfStores(start, game.value);
  });
  reaction(
    () => session.visitId,
    (visitId) => {
      if (visitId !== undefined) myTeam.renew();
    },
  );

  return {
    ...start,
    dashboard,
    get isOffSeason() {
      return dashboard.value?.currentRoundId === null;
    },
    game,
    myTeam,
    whatIf,
    rivalTeam,
  };
}
