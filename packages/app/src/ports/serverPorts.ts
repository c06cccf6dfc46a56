import type { User } from '@rugby/domain/contract/account/user';
import type { VisitFacts } from '@rugby/domain/contract/geo/visit';
import type { StoragePort } from '@rugby/domain/stores/device/StoragePort';
import { noWorker } from '@rugby/domain/stores/offline/noWorker';
import type { Ports } from '@rugby/domain/stores/ports';

const nothing = () => {};

/** Storage without a device. */
const noStorage: StoragePort = { read: () => undefined, write: nothing, remove: nothing, names: () => [] };

/**
 * The ports of stores that a page is rendered from on the server: nothing is stored, sent or repeated, and it is always `now`. `user` is
 * signed in.
 */
export function serverPorts(facts: VisitFacts, now: number, user?: User): Ports {
  return {
    clock: { now: () => now, everySecond: () => nothing },
    isZoneKnown: false,
    session: {
      isMarkedSignedIn: () => false,
      removeMark: nothing,
      storage: noStorage,
      onOtherTab: () => nothing,
      ...(user && { user }),
    },
    visit: { facts, isWebView: false, origin: '', tabStorage: noStorage },
    storage: noStorage,
    cookies: { read: () => [], write: nothing },
    page: { after: () => nothing, isHidden: () => true, onShown: () => nothing, log: nothing },
    offline: noWorker,
    api: { language: 'en', newKey: () => '' },
  };
}
