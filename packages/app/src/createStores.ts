import { createApi } from '@rugby/domain/api/apiClient';
import { getDashboard } from '@rugby/domain/contract/dashboard';
import type { Edition } from '@rugby/domain/editions';
import { removeDraftsOf } from '@rugby/domain/stores/device/userStorage';
import { GateStore } from '@rugby/domain/stores/gates/GateStore';
import { PreviousLocation } from '@rugby/domain/stores/gates/PreviousLocation';
import { SavedJoinCode } from '@rugby/domain/stores/leagues/SavedJoinCode';
import { OfflineStore } from '@rugby/domain/stores/offline/OfflineStore';
import type { Ports } from '@rugby/domain/stores/ports';
import { RemoteValue } from '@rugby/domain/stores/remote/RemoteValue';
import { ClockStore } from '@rugby/domain/stores/season/ClockStore';
import { SeasonStore } from '@rugby/domain/stores/season/SeasonStore';
import { SessionStore } from '@rugby/domain/stores/session/SessionStore';
import { reaction } from 'mobx';
import { createFollowLive } from './stores/createFollowLive.ts';
import { createGameStores } from './stores/createGameStores.ts';
import { LazyStores } from './stores/LazyStores.ts';
import type { StartStores, Stores } from './stores/Stores.ts';
import type { UnsentForms } from './stores/UnsentForms.ts';

/**
 * Constructs all stores of an edition: the site, its tests and stories differ in their ports only. Stores that the landing page does not show
 * come from lazy factories.
 */
export function createStores(edition: Edition, ports: Ports): Stores {
  const clock = new ClockStore(ports.clock);
  const offline = new OfflineStore();
  const api = createApi({
    ...ports.api,
    edition,
    onGameTime: clock.correct,
    onSource: offline.recordSource,
    onSafeMode: offline.setSafeMode,
    onSignedOut: () => session.lapse(),
  });
  const session: SessionStore = new SessionStore(api, ports.session, (userId) => removeDraftsOf(userId, ports.storage));
  const season = new SeasonStore(edition, api, clock);
  const dashboard = new RemoteValue(() => api.send(getDashboard, {}));
  const gates = new GateStore(api, ports.visit);
  const previousLocation = new PreviousLocation(edition.id, ports.visit.tabStorage);
  const joinCode = new SavedJoinCode(ports.storage, ports.page.log);
  const live = createFollowLive(edition, ports);
  const unsentForms: UnsentForms = {
    registration: undefined,
    joining: undefined,
    contact: undefined,
    leagueSettings: new Map(),
  };
  const start: StartStores = { edition, ports, api, clock, session, season, gates, live, offline };

  const lazily = <Value>(load: () => Promise<(start: StartStores) => Value>) =>
    new LazyStores(async () => (await load()).bind(undefined, start));
  const game = lazily(async () => createGameStores);
  const myTeam = lazily(async () => {
    const { createMyTeamStores } = await import('./stores/createMyTeamStores.ts');
    return () => createMyTeamStores(start, dashboard);
  });
  const rivalTeam = lazily(async () => (await import('./stores/createRivalTeamStore.ts')).createRivalTeamStore);
  const sharedTeam = lazily(async () => (await import('./stores/createSharedTeamStore.ts')).createSharedTeamStore);
  const review = lazily(async () => (await import('./stores/createReviewStore.ts')).createReviewStore);
  const rankings = lazily(async () => (await import('./stores/createRankingsStores.ts')).createRankingsStores);
  const landing = lazily(async () => (await import('./stores/createLandingStores.ts')).createLandingStores);
  const help = lazily(async () => (await import('./stores/createHelpStore.ts')).createHelpStore);
  const account = lazily(async () => (await import('./stores/createAccountStores.ts')).createAccountStores);
  const leagues = lazily(async () => {
    const { createLeagueStores } = await import('./stores/createLeagueStores.ts');
    return () => createLeagueStores(start, dashboard);
  });
  const whatIf = lazily(async () => {
    const [{ createWhatIfStores }] = await Promise.all([import('./stores/createWhatIfStores.ts'), game.load()]);
    return () => createWhatIfStores(start, game.value);
  });
  reaction(
    () => session.visitId,
    (visitId) => {
      unsentForms.registration = undefined;
      unsentForms.joining = undefined;
      unsentForms.leagueSettings.clear();
      if (visitId === undefined) {
        unsentForms.contact = undefined;
        return;
      }
      myTeam.renew();
      account.renew();
      leagues.renew();
      review.renew();
    },
  );
  // No copy of an answer to another user stays on the device. A check that failed says nothing about who is signed in.
  reaction(
    () => (session.request.state === 'success' ? (session.pageUser?.id ?? null) : undefined),
    (userId) => {
      if (userId !== undefined) ports.offline.keepCopiesOf(userId);
      if (typeof userId === 'number') ports.offline.install(offline.offerVersion);
    },
  );
  // The dashboard of a signed-out visitor has no figures of the user who then signs in.
  reaction(
    () => (session.isChecked ? (session.pageUser?.id ?? null) : undefined),
    (userId, before) => {
      if (before === null && userId !== null) void dashboard.load();
    },
  );

  return {
    ...start,
    dashboard,
    previousLocation,
    joinCode,
    unsentForms,
    get isOffSeason() {
      return dashboard.value?.currentRoundId === null;
    },
    game,
    myTeam,
    whatIf,
    rivalTeam,
    sharedTeam,
    review,
    rankings,
    leagues,
    help,
    landing,
    account,
  };
}
