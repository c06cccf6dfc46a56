import { privateCachesBut } from '@rugby/domain/contract/offline/copies';
import type { OfflinePort } from '@rugby/domain/stores/offline/OfflineStore';
import { loadNeededOffline } from '../site/neededOffline.ts';

/** Milliseconds after the user is known: what the device copies must not delay what the page itself needs. */
const installAfter = 10_000;

/** The service worker of the built site. Its code is loaded some time after the page. */
export const lazyWorker: OfflinePort = {
  install: (onNewVersion) => {
    const install = async () => {
      const [{ installWorker }] = await Promise.all([import('./browserWorker.ts'), loadNeededOffline()]);
      await installWorker(onNewVersion);
    };
    setTimeout(() => install().catch(() => undefined), installAfter);
  },
  update: () => void import('./browserWorker.ts').then(({ updateWorker }) => updateWorker()),
  // Browsers without a secure connection have no caches.
  keepCopiesOf: (userId) =>
    void globalThis.caches?.keys().then((names) => privateCachesBut(userId, names).map((name) => caches.delete(name))),
  onReturn: (callBack) => {
    addEventListener('online', callBack);
    return () => removeEventListener('online', callBack);
  },
};
