import { BuilderDeskStore } from './BuilderDeskStore.ts';
import { BuilderStore } from './BuilderStore.ts';
import { PollStore } from './PollStore.ts';
import type { RootStore } from './RootStore.ts';
import { RoundViewStore } from './RoundViewStore.ts';
import { TeamStore } from './TeamStore.ts';

/** The stores of the team builder, on top of those that every page has. */
export class TeamStores {
  readonly team: TeamStore;
  readonly view: RoundViewStore;
  readonly desk: BuilderDeskStore;
  readonly builder: BuilderStore;

  constructor({ api, clock, season, session, ports }: Pick<RootStore, 'api' | 'clock' | 'season' | 'session' | 'ports'>) {
    this.team = new TeamStore(api, season);
    this.view = new RoundViewStore(api, season, this.team);
    this.desk = new BuilderDeskStore(this.team, season);
    const { team, view } = this;
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
