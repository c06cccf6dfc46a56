import type { Api } from '../api/apiClient.ts';
import { BoosterChoice } from './boosters/BoosterChoice.ts';
import { BoosterStore } from './boosters/BoosterStore.ts';
import { RoundSwitch } from './boosters/RoundSwitch.ts';
import { WatchListStore } from './players/WatchListStore.ts';
import type { Ports } from './ports.ts';
import type { ClockStore } from './season/ClockStore.ts';
import { LiveBannerStore } from './season/LiveBannerStore.ts';
import { PollStore } from './season/PollStore.ts';
import type { SeasonStore } from './season/SeasonStore.ts';
import type { SessionStore } from './session/SessionStore.ts';
import { EditorNotifications } from './team/EditorNotifications.ts';
import { RoundViewStore } from './team/RoundViewStore.ts';
import { TeamEditorStore } from './team/TeamEditorStore.ts';
import { TeamPageStore } from './team/TeamPageStore.ts';
import { TeamStore } from './team/TeamStore.ts';
import { PositionChangeStore } from './transfers/PositionChangeStore.ts';
import { TransferStore } from './transfers/TransferStore.ts';

interface TeamStoresOptions {
  readonly api: Api;
  readonly clock: ClockStore;
  readonly session: SessionStore;
  readonly season: SeasonStore;
  readonly ports: Pick<Ports, 'storage' | 'cookies' | 'poll'>;
}

export type TeamStores = ReturnType<typeof createTeamStores>;

/** Connects the stores of the team page: one set for the user who is signed in now. */
export function createTeamStores({ api, clock, session, season, ports }: TeamStoresOptions) {
  const { storage, cookies } = ports;
  const notifications = new EditorNotifications();
  const choice = new BoosterChoice();
  const team = new TeamStore(api, season);
  const view = new RoundViewStore(api, season, team);
  const editor = new TeamEditorStore(team, season, notifications);
  const transfers = new TransferStore({ api, season, team, choice, notifications, pool: editor.pool });
  return {
    team,
    view,
    editor,
    notifications,
    choice,
    transfers,
    boosters: new BoosterStore({ api, season, team, view, transfers, choice, notifications }),
    rounds: new RoundSwitch({ view, transfers, choice, notifications }),
    positionChange: new PositionChangeStore({ season, session, transfers, notifications }),
    watchList: new WatchListStore(season, session, storage),
    liveBanner: new LiveBannerStore({ season, clock, cookies }),
    page: new TeamPageStore({ clock, session, season, team, view, storage, poll: new PollStore(api, ports.poll) }),
  };
}
