import type { Api } from '../api/apiClient.ts';
import { BoosterChoice } from './boosters/BoosterChoice.ts';
import { BoosterStore } from './boosters/BoosterStore.ts';
import { RoundSwitch } from './boosters/RoundSwitch.ts';
import { WatchListStore } from './players/WatchListStore.ts';
import type { OfflineStore } from './offline/OfflineStore.ts';
import type { Ports } from './ports.ts';
import { ReminderStore } from './reminders/ReminderStore.ts';
import type { ClockStore } from './season/ClockStore.ts';
import { LiveBannerStore } from './season/LiveBannerStore.ts';
import type { FollowLive } from './season/FollowLive.ts';
import { PollStore } from './season/PollStore.ts';
import type { SeasonStore } from './season/SeasonStore.ts';
import type { SessionStore } from './session/SessionStore.ts';
import { ChangeQueue } from './team/ChangeQueue.ts';
import { CaptainChoice } from './team/CaptainChoice.ts';
import { EditorNotifications } from './team/EditorNotifications.ts';
import { RoundResultStore } from './team/RoundResultStore.ts';
import { RoundViewStore } from './team/RoundViewStore.ts';
import { StandingBreachStore } from './team/StandingBreachStore.ts';
import { TeamEditorStore } from './team/TeamEditorStore.ts';
import { TeamPageStore } from './team/TeamPageStore.ts';
import { TeamStore } from './team/TeamStore.ts';
import { PositionChangeStore } from './transfers/PositionChangeStore.ts';
import { StaleTeamStore } from './transfers/StaleTeamStore.ts';
import { TransferPool } from './transfers/TransferPool.ts';
import { TransferStore } from './transfers/TransferStore.ts';

interface TeamStoresOptions {
  readonly api: Api;
  readonly clock: ClockStore;
  readonly session: SessionStore;
  readonly season: SeasonStore;
  readonly offline: OfflineStore;
  readonly ports: Pick<Ports, 'storage' | 'cookies' | 'page' | 'offline'>;
  readonly live?: FollowLive;
}

export type TeamStores = ReturnType<typeof createTeamStores>;

/** Connects the stores of the team page: one set for the user who is signed in now. */
export function createTeamStores({ api, clock, session, season, offline, ports, live }: TeamStoresOptions) {
  const { storage, cookies } = ports;
  const poll = new PollStore(api, ports.page, live && { live });
  const notifications = new EditorNotifications();
  const choice = new BoosterChoice();
  const queue = new ChangeQueue({ clock, session, season, storage });
  const team = new TeamStore(api, season);
  const view = new RoundViewStore(api, season, team);
  const editor = new TeamEditorStore(team, season, notifications, queue);
  const captain = new CaptainChoice({ season, team, editor, notifications });
  const pool = new TransferPool(team, editor.pool);
  const transfers = new TransferStore({ api, season, team, choice, notifications, queue, pool });
  const rounds = new RoundSwitch({ view, transfers, choice, captain, notifications });
  const boosters = new BoosterStore({ api, season, team, view, transfers, choice, notifications });
  const { offline: device, page: screen } = ports;
  const ofPage = { clock, session, season, team, view, boosters, choice, storage, queue, poll, offline, device, screen };
  const page = new TeamPageStore(ofPage);
  const stale = new StaleTeamStore({ team, editor, transfers, notifications });
  return {
    team,
    view,
    editor,
    notifications,
    choice,
    captain,
    transfers,
    stale,
    queue,
    boosters,
    rounds,
    positionChange: new PositionChangeStore({ api, season, session, transfers, notifications }),
    watchList: new WatchListStore(season, session, storage),
    breaches: new StandingBreachStore({ season, team }),
    reminder: new ReminderStore({ clock, season, team }),
    liveBanner: new LiveBannerStore({ season, clock, cookies }),
    page,
    result: new RoundResultStore({ page, season, session, team, transfers, view, rounds, pool: editor.pool, storage }),
  };
}
