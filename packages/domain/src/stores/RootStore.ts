import { type Api, type ApiOptions, createApi } from '../api/apiClient.ts';
import { type Dashboard, getDashboard } from '../contract/dashboard.ts';
import type { Edition } from '../editions.ts';
import { type ClockPort, ClockStore } from './ClockStore.ts';
import { RemoteValue } from './RemoteValue.ts';
import { SeasonStore } from './SeasonStore.ts';
import { type SessionPort, SessionStore } from './SessionStore.ts';

export interface Ports {
  readonly clock: ClockPort;
  readonly session: SessionPort;
  readonly api: Omit<ApiOptions, 'edition' | 'onGameTime' | 'onSignedOut'>;
}

/** The store tree of one edition, built on entering it. */
export class RootStore {
  readonly edition: Edition;
  readonly clock: ClockStore;
  readonly api: Api;
  readonly session: SessionStore;
  readonly season: SeasonStore;
  readonly dashboard: RemoteValue<Dashboard>;

  constructor(edition: Edition, ports: Ports) {
    this.edition = edition;
    this.clock = new ClockStore(ports.clock);
    this.api = createApi({ ...ports.api, edition, onGameTime: this.clock.correct, onSignedOut: () => this.session.end() });
    this.session = new SessionStore(this.api, ports.session);
    this.season = new SeasonStore(this.api);
    this.dashboard = new RemoteValue(() => this.api.send(getDashboard, {}));
  }
}
