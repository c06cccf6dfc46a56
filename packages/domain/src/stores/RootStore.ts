import { type Api, type ApiOptions, createApi } from '../api/apiClient.ts';
import { type Dashboard, getDashboard } from '../contract/dashboard.ts';
import type { Edition } from '../editions.ts';
import { type ClockPort, ClockStore } from './season/ClockStore.ts';
import type { PollPort } from './season/PollStore.ts';
import { removeDraftsOf } from './device/userStorage.ts';
import { RemoteValue } from './remote/RemoteValue.ts';
import { SeasonStore } from './season/SeasonStore.ts';
import { type SessionPort, SessionStore } from './session/SessionStore.ts';
import type { StoragePort } from './device/StoragePort.ts';

/** All that the stores borrow from the outside. */
export interface Ports {
  readonly clock: ClockPort;
  readonly session: SessionPort;
  readonly storage: StoragePort;
  readonly poll: PollPort;
  readonly api: Omit<ApiOptions, 'edition' | 'onGameTime' | 'onSignedOut'>;
}

/** The stores that every page of an edition needs, built on entering it; what only some pages need is built on top of it by them. */
export class RootStore {
  readonly edition: Edition;
  readonly ports: Ports;
  readonly api: Api;
  readonly clock: ClockStore;
  readonly session: SessionStore;
  readonly season: SeasonStore;
  readonly dashboard: RemoteValue<Dashboard>;

  constructor(edition: Edition, ports: Ports) {
    this.edition = edition;
    this.ports = ports;
    this.clock = new ClockStore(ports.clock);
    this.api = createApi({ ...ports.api, edition, onGameTime: this.clock.correct, onSignedOut: () => this.session.end() });
    this.session = new SessionStore(this.api, ports.session, (userId) => removeDraftsOf(userId, ports.storage));
    this.season = new SeasonStore(edition, this.api, this.clock);
    this.dashboard = new RemoteValue(() => this.api.send(getDashboard, {}));
  }

  /** Whether the edition is known to have no season: nobody has brought one in yet. */
  get isOffSeason(): boolean {
    return this.dashboard.value?.currentRoundId === null;
  }
}
