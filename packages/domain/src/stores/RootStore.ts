import { type Api, type ApiOptions, createApi } from '../api/apiClient.ts';
import { type Dashboard, getDashboard } from '../contract/dashboard.ts';
import type { Edition } from '../editions.ts';
import { type ClockPort, ClockStore } from './ClockStore.ts';
import { RemoteValue } from './RemoteValue.ts';
import { SeasonStore } from './SeasonStore.ts';

export interface Ports {
  readonly clock: ClockPort;
  readonly api: Omit<ApiOptions, 'edition' | 'onGameTime'>;
}

/** The store tree of one edition, built on entering it. */
export class RootStore {
  readonly edition: Edition;
  readonly clock: ClockStore;
  readonly api: Api;
  readonly season: SeasonStore;
  readonly dashboard: RemoteValue<Dashboard>;

  constructor(edition: Edition, ports: Ports) {
    this.edition = edition;
    this.clock = new ClockStore(ports.clock);
    this.api = createApi({ ...ports.api, edition, onGameTime: this.clock.correct });
    this.season = new SeasonStore(this.api);
    this.dashboard = new RemoteValue(() => this.api.send(getDashboard, {}));
  }
}
