import type { Browser, BrowserContext, CDPSession } from 'playwright';

/** A file that a page received. */
export interface Transfer {
  /** What the browser calls it: `Document`, `Script`, `Stylesheet`, `Font`, `Fetch`, `XHR`, `Image` … */
  readonly kind: string;
  readonly path: string;
  /** On the wire, with headers. */
  readonly bytes: number;
  readonly isBeforePaint: boolean;
}

/** Milliseconds without a request after which an idle page counts as loaded. */
const quiet = 1500;

/** What a page puts off for so many milliseconds is no part of its visit: the live updates, and what the device copies for use offline. */
const later = 4000;

/** Everything that a page receives in a browser with an empty cache, until it is used and asks for nothing more; prefetches included. */
export async function coldVisit(browser: Browser, address: string, signIn?: SignIn): Promise<readonly Transfer[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-NZ' });
  try {
    await signIn?.(context);
    await context.addInitScript(dropTimers, later);
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    const { transfers, isWaiting } = await recordTransfers(tools);
    await page.goto(address, { waitUntil: 'networkidle' });
    // A page that the server has rendered begins to run when it is used.
    await page.mouse.move(5, 5);
    for (let before = -1; before !== transfers().length || isWaiting();) {
      before = transfers().length;
      await page.waitForTimeout(quiet);
      // On a busy machine the page may not have come to its next request yet.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    }
    return transfers();
  } finally {
    await context.close();
  }
}

/** On a busy machine they would come while the page is weighed, on a quiet one after it. Runs in the page, which knows nothing but its argument. */
function dropTimers(least: number): void {
  const start = globalThis.setTimeout;
  Reflect.set(globalThis, 'setTimeout', (callBack: () => void, milliseconds = 0) =>
    milliseconds < least ? start(callBack, milliseconds) : 0,
  );
}

/** Gives the browser the session of a user before its first page. */
export type SignIn = (context: BrowserContext) => Promise<void>;

interface Recorded {
  /** What has arrived so far. */
  readonly transfers: () => readonly Transfer[];
  /** Whether an answer has not arrived yet; the stream of live updates never ends. */
  readonly isWaiting: () => boolean;
}

async function recordTransfers(tools: CDPSession): Promise<Recorded> {
  const asked = new Map<string, { readonly kind: string; readonly path: string }>();
  const arrived: { readonly id: string; readonly bytes: number; readonly at: number }[] = [];
  let paintedAt = Number.POSITIVE_INFINITY;
  tools.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request: { url } }) => {
    if (url.startsWith('http')) asked.set(requestId, { kind: type, path: new URL(url).pathname });
  });
  // Its files never change: what the cache has is not transferred again.
  tools.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  tools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) asked.delete(requestId);
  });
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    arrived.push({ id: requestId, bytes: encodedDataLength, at: timestamp });
  });
  tools.on('Network.loadingFailed', ({ requestId }) => asked.delete(requestId));
  tools.on('Page.lifecycleEvent', ({ name, timestamp }) => {
    if (name === 'firstContentfulPaint') paintedAt = timestamp;
  });
  await tools.send('Network.enable');
  await tools.send('Page.enable');
  await tools.send('Page.setLifecycleEventsEnabled', { enabled: true });
  return {
    transfers: () =>
      arrived.flatMap(({ id, bytes, at }) => {
        const request = asked.get(id);
        return request === undefined ? [] : [{ ...request, bytes, isBeforePaint: at <= paintedAt }];
      }),
    isWaiting: () => {
      const ended = new Set(arrived.map(({ id }) => id));
      return [...asked].some(([id, { kind }]) => kind !== 'EventSource' && !ended.has(id));
    },
  };
}
