import { BoosterChoice } from './boosters/BoosterChoice.ts';
import { BoosterStore } from './boosters/BoosterStore.ts';
import { BuilderDeskStore } from './team/TeamEditorStore.ts';
import { BuilderStore } from './team/TeamPageStore.ts';
import { BuilderVoice } from './team/EditorNotifications.ts';
import { PositionChangeStore } from './transfers/PositionChangeStore.ts';
import { PollStore } from './season/PollStore.ts';
import type { RootStore } from './RootStore.ts';
import { RoundChange } from './boosters/RoundChange.ts';
import { RoundViewStore } from './team/RoundViewStore.ts';
import { TeamStore } from './team/TeamStore.ts';
import { TransferStore } from './transfers/TransferStore.ts';
import { WatchStore } from './players/WatchListStore.ts';

/** The stores of the team builder, on top of those that every page has. */
export class TeamStores {
  readonly team: TeamStore;
  readonly view: RoundViewStore;
  readonly desk: BuilderDeskStore;
  readonly transfers: TransferStore;
  readonly choice: BoosterChoice;
  readonly boosters: BoosterStore;
  readonly rounds: RoundChange;
  readonly builder: BuilderStore;
  readonly watch: WatchStore;
  readonly positionChange: PositionChangeStore;

  constructor({ api, clock, season, session, ports }: Pick<RootStore, 'api' | 'clock' | 'season' | 'session' | 'ports'>) {
    this.team = new TeamStore(api, season);
    this.view = new RoundViewStore(api, season, this.team);
    const voice = new BuilderVoice();
    this.desk = new BuilderDeskStore(this.team, season, voice);
    this.choice = new BoosterChoice();
    const { team, view, desk, choice } = this;
    this.transfers = new TransferStore({ api, season, team, choice, voice, pool: desk.pool });
    const { transfers } = this;
    this.boosters = new BoosterStore({ api, season, team, view, transfers, choice, voice });
    this.rounds = new RoundChange({ view, transfers, choice, voice });
    this.positionChange = new PositionChangeStore({ season, session, transfers, voice });
    this.watch = new WatchStore(season, session, ports.storage);
    this.builder = new BuilderStore({
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
