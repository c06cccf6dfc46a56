import { type Api, type ApiOptions, createApi } from '../api/apiClient.ts';
import { type Dashboard, getDashboard } from '../contract/dashboard.ts';
import type { Edition } from '../editions.ts';
import { BuilderDeskStore } from './BuilderDeskStore.ts';
import { BuilderStore } from './BuilderStore.ts';
import { type ClockPort, ClockStore } from './ClockStore.ts';
import { type PollPort, PollStore } from './PollStore.ts';
import { RemoteValue } from './RemoteValue.ts';
import { RoundViewStore } from './RoundViewStore.ts';
import { SeasonStore } from './SeasonStore.ts';
import { type SessionPort, SessionStore } from './SessionStore.ts';
import type { StoragePort } from './StoragePort.ts';
import { TeamStore } from './TeamStore.ts';

/** All that the stores borrow from the outside. */
export interface Ports {
  readonly clock: ClockPort;
  readonly session: SessionPort;
  readonly storage: StoragePort;
  readonly poll: PollPort;
  readonly api: Omit<ApiOptions, 'edition' | 'onGameTime' | 'onSignedOut'>;
}

/** The store tree of one edition, built on entering it. */
export class RootStore {
  readonly edition: Edition;
  readonly api: Api;
  readonly clock: ClockStore;
  readonly session: SessionStore;
  readonly season: SeasonStore;
  readonly dashboard: RemoteValue<Dashboard>;
  readonly team: TeamStore;
  readonly view: RoundViewStore;
  readonly builder: BuilderStore;
  readonly desk: BuilderDeskStore;

  constructor(edition: Edition, ports: Ports) {
    this.edition = edition;
    this.clock = new ClockStore(ports.clock);
    this.api = createApi({ ...ports.api, edition, onGameTime: this.clock.correct, onSignedOut: () => this.session.end() });
    this.session = new SessionStore(this.api, ports.session);
    this.season = new SeasonStore(edition, this.api, this.clock);
    this.dashboard = new RemoteValue(() => this.api.send(getDashboard, {}));
    this.team = new TeamStore(this.api, this.season);
    this.view = new RoundViewStore(this.api, this.season, this.team);
    this.desk = new BuilderDeskStore(this.team, this.season);
    const { clock, session, season, team, view } = this;
    const poll = new PollStore(this.api, ports.poll);
    this.builder = new BuilderStore({ clock, session, season, team, view, poll, storage: ports.storage });
  }
}
