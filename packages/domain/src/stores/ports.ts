import type { ApiOptions } from '../api/apiClient.ts';
import type { StoragePort } from './device/StoragePort.ts';
import type { VisitPort } from './gates/GateStore.ts';
import type { OfflinePort } from './offline/OfflineStore.ts';
import type { ClockPort } from './season/ClockStore.ts';
import type { CookiePort } from './season/LiveBannerStore.ts';
import type { LivePort } from './season/LiveUpdates.ts';
import type { SessionPort } from './session/SessionPort.ts';
import type { PagePort } from './device/PagePort.ts';

/** Everything that the stores use from outside: the browser provides it on the site, memory in tests and stories. */
export interface Ports {
  readonly clock: ClockPort;
  /** Whether the zone of the machine is that of the user: not where a page is rendered on the server. */
  readonly isZoneKnown: boolean;
  readonly session: SessionPort;
  readonly visit: VisitPort;
  readonly storage: StoragePort;
  readonly cookies: CookiePort;
  readonly page: PagePort;
  /** Loads the port of live updates; absent where there are none. */
  readonly loadLive?: () => Promise<LivePort>;
  readonly offline: OfflinePort;
  readonly api: Omit<ApiOptions, 'edition' | 'onGameTime' | 'onSource' | 'onSafeMode' | 'onSignedOut'>;
}
