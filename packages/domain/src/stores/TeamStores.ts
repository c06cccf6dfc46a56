import { BoosterChoice } from './boosters/BoosterChoice.ts';
import { BoosterStore } from './boosters/BoosterStore.ts';
import { TeamEditorStore } from './team/TeamEditorStore.ts';
import { TeamPageStore } from './team/TeamPageStore.ts';
import { EditorNotifications } from './team/EditorNotifications.ts';
import { PositionChangeStore } from './transfers/PositionChangeStore.ts';
import { PollStore } from './season/PollStore.ts';
import type { RootStore } from './RootStore.ts';
import { RoundSwitch } from './boosters/RoundSwitch.ts';
import { RoundViewStore } from './team/RoundViewStore.ts';
import { TeamStore } from './team/TeamStore.ts';
import { TransferStore } from './transfers/TransferStore.ts';
import { WatchListStore } from './players/WatchListStore.ts';

/** The stores of the team page, on top of those that every page has. */
export class TeamStores {
  readonly team: TeamStore;
  readonly view: RoundViewStore;
  readonly editor: TeamEditorStore;
  readonly transfers: TransferStore;
  readonly choice: BoosterChoice;
  readonly boosters: BoosterStore;
  readonly rounds: RoundSwitch;
  readonly page: TeamPageStore;
  readonly watchList: WatchListStore;
  readonly positionChange: PositionChangeStore;

  constructor({ api, clock, season, session, ports }: Pick<RootStore, 'api' | 'clock' | 'season' | 'session' | 'ports'>) {
    this.team = new TeamStore(api, season);
    this.view = new RoundViewStore(api, season, this.team);
    const notifications = new EditorNotifications();
    this.editor = new TeamEditorStore(this.team, season, notifications);
    this.choice = new BoosterChoice();
    const { team, view, editor, choice } = this;
    this.transfers = new TransferStore({ api, season, team, choice, notifications, pool: editor.pool });
    const { transfers } = this;
    this.boosters = new BoosterStore({ api, season, team, view, transfers, choice, notifications });
    this.rounds = new RoundSwitch({ view, transfers, choice, notifications });
    this.positionChange = new PositionChangeStore({ season, session, transfers, notifications });
    this.watchList = new WatchListStore(season, session, ports.storage);
    this.page = new TeamPageStore({
      clock,
      session,
      season,
      team,
      view,
      poll: new PollStore(api, ports.poll),
      storage: ports.storage,
    });
  }
}
