import { isWords, startPageOf } from './offlineUrls.ts';
import { networkTimeout } from './userCopies.ts';

const cacheName = 'start';

/** Pages that were opened with a copy: they get a copy of the words too. */
const openedWithCopy = new Set<string>();

type PageRequest = Pick<FetchEvent, 'request' | 'preloadResponse' | 'resultingClientId'>;

/**
 * Answers with the page from the network, which the browser requests while it starts the worker; without a connection, and while the server
 * cannot answer, with the copy that opens every page of its edition.
 */
export async function openPage({ request, preloadResponse, resultingClientId }: PageRequest): Promise<Response> {
  const copy = await caches.match(startPageOf(new URL(request.url).pathname), { cacheName, ignoreVary: true });
  const answer = fromNetwork(request, preloadResponse);
  if (copy === undefined) return answer;
  const useCopy = () => {
    openedWithCopy.add(resultingClientId);
    return copy;
  };
  const page = answer.then((found) => (found.status >= 500 ? useCopy() : found), useCopy);
  return Promise.race([page, after(networkTimeout).then(useCopy)]);
}

/**
 * Whether the browser may request pages while it starts the worker. WebKit requests some of these a second time, and shows the second answer under
 * the content policy of the first, whose nonce is another: no style of the page applies.
 */
export function canPreloadPages(userAgent: string): boolean {
  return !userAgent.includes('AppleWebKit/') || /Chrom(?:e|ium)\//.test(userAgent);
}

/**
 * Whether to answer a request for the words with their copy. With a connection the worker leaves it alone: the page preloads its words, and what
 * a worker answers is not taken from the preload.
 */
export function needsCopyOfWords({ clientId }: FetchEvent, path: string): boolean {
  return isWords(path) && openedWithCopy.has(clientId);
}

/** The copy of the words. */
export async function wordsFromCopy(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName, ignoreVary: true })) ?? fetch(request);
}

/** Copies what opens an edition: its start page, and the words among the files that a page has loaded. */
export async function copyStart(page: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const path of [startPageOf(page), ...paths.filter(isWords)]) {
    const answer = await fetch(path, { cache: 'no-cache' });
    if (answer.ok && !answer.redirected) await cache.put(path, answer);
  }
}

/** The browser's own request; one more where it sent none. In Firefox a request that failed is an answer, of the type `error`. */
async function fromNetwork(request: Request, requested: Promise<Response | undefined>): Promise<Response> {
  const answer = await requested;
  return answer === undefined || answer.type === 'error' ? fetch(request) : answer;
}

function after(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds);
  });
}
