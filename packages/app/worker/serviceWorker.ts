import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { WorkerMessage } from '../src/ports/workerMessage.ts';
import { answerOf, copyOf } from './copies.ts';
import {
  beginsSession,
  changedTeamPathOf,
  changesSession,
  copyKindOf,
  isPage,
  publishedPathsOf,
  userPathOf,
} from './offlineUrls.ts';
import { canPreloadPages, copyStart, needsCopyOfWords, openPage, wordsFromCopy } from './startCopies.ts';
import { changeTeam, networkTimeout, readForUser, removeUserCopies } from './userCopies.ts';

declare const self: ServiceWorkerGlobalScope;

/** The paths of the files that this version of the site consists of. The build fills them in, so every version has a worker of its own. */
declare const siteFiles: readonly string[];

const fileCache = 'files';

// A file never changes. A query asks again for one that failed.
const files = new CacheFirst({
  cacheName: fileCache,
  matchOptions: { ignoreSearch: true, ignoreVary: true },
  plugins: [{ cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) }],
});

const published = new NetworkFirst({
  cacheName: 'published',
  networkTimeoutSeconds: networkTimeout / 1000,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (response.status === 200 ? copyOf(response, Date.now()) : null),
      cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && answerOf(cachedResponse, Date.now()),
    },
  ],
});

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  ({ event }) => (event instanceof FetchEvent ? openPage(event) : Promise.resolve(Response.error())),
);
registerRoute(
  ({ event, url, sameOrigin }) => sameOrigin && event instanceof FetchEvent && needsCopyOfWords(event, url.pathname),
  ({ request }) => wordsFromCopy(request),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && copyKindOf(url.pathname) === 'file', files);
registerRoute(({ url, sameOrigin }) => sameOrigin && copyKindOf(url.pathname) === 'published', published);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && copyKindOf(url.pathname) === 'private',
  ({ request }) => readForUser(request),
);
for (const method of ['POST', 'GET'] as const)
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && changedTeamPathOf(url.pathname) !== undefined,
    ({ request, url }) => changeTeam(request, changedTeamPathOf(url.pathname) ?? url.pathname),
    method,
  );
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && changesSession(url.pathname),
  async ({ request, url, event }) => {
    await removeUserCopies();
    const answer = await fetch(request);
    // The page has the user from this answer and does not ask again.
    if (answer.ok && beginsSession(url.pathname)) event.waitUntil(readForUser(new Request(userPathOf(url.pathname))));
    return answer;
  },
  'POST',
);

self.addEventListener('activate', (event) => {
  const { navigationPreload } = self.registration;
  const preload = canPreloadPages(navigator.userAgent) ? navigationPreload.enable() : navigationPreload.disable();
  event.waitUntil(Promise.all([self.clients.claim(), removeOldFiles(), preload]));
});

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data;
  switch (message.kind) {
    case 'copy':
      return event.waitUntil(copyVisit(message, event));
    case 'has':
      return event.ports[0]?.postMessage(siteFiles.includes(message.file));
    case 'activate':
      return event.waitUntil(self.skipWaiting());
  }
});

/** Copies what a page has loaded before the worker saw its requests, the whole site if asked, and nothing that is there already. */
async function copyVisit({ page, urls, withWholeSite }: Extract<WorkerMessage, { kind: 'copy' }>, event: ExtendableEvent) {
  const paths = [...new Set(urls.map((url) => new URL(url, self.origin)).flatMap(ownPath))];
  await copyStart(page, paths);
  // A page on which the user logged in before there was a worker has not read the user.
  const user = paths
    .filter((path) => copyKindOf(new URL(path, self.origin).pathname) === 'private')
    .slice(0, 1)
    .map(userPathOf);
  for (const path of [...paths, ...user, ...(withWholeSite ? [...publishedPathsOf(page), ...siteFiles] : [])]) {
    const kind = copyKindOf(new URL(path, self.origin).pathname);
    if (kind === undefined || (await caches.match(path, { ignoreVary: true })) !== undefined) continue;
    // What the browser has loaded is in its own cache: a file is not transferred again.
    const request = new Request(path, kind === 'file' ? { cache: 'force-cache' } : {});
    if (kind === 'private') await readForUser(request);
    else await (kind === 'file' ? files : published).handle({ event, request }).catch(() => undefined);
  }
}

/** Only answers to a user differ by their query. */
function ownPath({ origin, pathname, search }: URL): readonly string[] {
  return origin === self.origin ? [copyKindOf(pathname) === 'private' ? pathname + search : pathname] : [];
}

/** Removes files that only earlier versions of the site used. */
async function removeOldFiles(): Promise<void> {
  const cache = await caches.open(fileCache);
  const stored = await cache.keys();
  const old = stored.filter(({ url }) => !siteFiles.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}
