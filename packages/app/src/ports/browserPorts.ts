import { z } from '@rugby/domain/contract/schema';
import { secretParameter, visitFacts, visitMetaName, webViewParameter } from '@rugby/domain/contract/geo/visit';
import type { VisitPort } from '@rugby/domain/stores/gates/GateStore';
import type { OfflinePort } from '@rugby/domain/stores/offline/OfflineStore';
import type { Ports } from '@rugby/domain/stores/ports';
import type { CookiePort } from '@rugby/domain/stores/season/LiveBannerStore';
import { isRendered } from '../boot/renderedPage.ts';
import { nextTask } from '../site/nextTask.ts';
import { lastUserKey } from '@rugby/domain/stores/session/sessionKeys';
import { attempt, storageOf } from './storageOf.ts';

/** The ports of the stores in a browser. `offline` is what the device does for use without a connection. */
export function browserPorts(offline: OfflinePort): Ports {
  const storage = storageOf(() => localStorage);
  return {
    clock: {
      now: () => Date.now(),
      everySecond: (tick) => {
        // While the site is rendered beside the HTML, a tick would have React begin again.
        const timer = setInterval(() => isRendered() || tick(), 1000);
        return () => clearInterval(timer);
      },
    },
    isZoneKnown: true,
    session: {
      isMarkedSignedIn: () => /(?:^|; )signed_in=1/.test(document.cookie),
      removeMark: () => {
        document.cookie = 'signed_in=; Path=/; Max-Age=0';
      },
      storage,
      onOtherTab: (callBack) => {
        const onStored = ({ key }: StorageEvent) => key === lastUserKey && callBack();
        addEventListener('storage', onStored);
        const stopWatching = onShown(callBack);
        return () => {
          removeEventListener('storage', onStored);
          stopWatching();
        };
      },
    },
    visit: browserVisit(),
    storage,
    cookies: browserCookies,
    page: {
      after: (milliseconds, callBack) => {
        const timer = setTimeout(callBack, milliseconds);
        return () => clearTimeout(timer);
      },
      isHidden: () => document.hidden,
      onShown,
      // oxlint-disable-next-line no-console -- the one place where the page writes to the console
      log: (message) => console.info(message),
    },
    loadLive: async () => (await import('./browserLive.ts')).browserLive,
    offline,
    api: { language: 'en', newKey: () => crypto.randomUUID(), formOf, pause: nextTask },
  };
}

function formOf(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** Calls back each time that the page is shown again; answers how to stop. */
function onShown(callBack: () => void): () => void {
  const onChange = () => !document.hidden && callBack();
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** The readable cookies of the browser; does nothing where they are forbidden. */
const browserCookies: CookiePort = {
  read: (name) =>
    document.cookie
      .split('; ')
      .filter((cookie) => cookie.startsWith(`${name}=`))
      .map((cookie) => decodeURIComponent(cookie.slice(name.length + 1))),
  write: (name, text, path, lifetime) => {
    const age = lifetime === undefined ? '' : `; Max-Age=${Math.ceil(lifetime / 1000)}`;
    document.cookie = `${name}=${encodeURIComponent(text)}; Path=${path}; SameSite=Lax${age}`;
  },
};

/** What the server wrote into the page. A secret is taken out of the address, so that it is not shared by accident. */
function browserVisit(): VisitPort {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${visitMetaName}"]`)?.content ?? '';
  const facts = z.safeParse(
    visitFacts,
    attempt((): unknown => JSON.parse(text)),
  );
  const address = new URL(location.href);
  const isWebView = address.searchParams.has(webViewParameter);
  if (address.searchParams.has(secretParameter)) {
    address.searchParams.delete(secretParameter);
    history.replaceState(history.state, '', address);
  }
  return {
    facts: facts.success ? facts.data : undefined,
    isWebView,
    origin: location.origin,
    tabStorage: storageOf(() => sessionStorage),
  };
}
