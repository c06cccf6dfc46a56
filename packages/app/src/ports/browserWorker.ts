import type { WorkerMessage } from './workerMessage.ts';

/** The address of the service worker. */
const workerUrl = '/serviceWorker.js';

/** Once for each page: users may sign out and in. */
let isInstalled = false;

/** The version that waits for the user's agreement. */
let waiting: ServiceWorker | null = null;

/**
 * Installs the service worker, where the browser has one, and has it copy what this page has loaded. A device that comes back, or has the site
 * installed, copies the whole site, unless it saves data. Calls back when a version waits that is newer than this page.
 */
export async function installWorker(onNewVersion: () => void): Promise<void> {
  if (!('serviceWorker' in navigator) || isInstalled) return;
  isInstalled = true;
  const { serviceWorker } = navigator;
  const isBack = serviceWorker.controller !== null;
  trustWorker();
  await serviceWorker.register(workerUrl);
  const registration = await serviceWorker.ready;
  followVersions(registration, onNewVersion);
  const { active } = registration;
  if (active === null || !navigator.onLine) return;
  const withWholeSite = (isBack || matchMedia('(display-mode: standalone)').matches) && !savesData();
  post(active, { kind: 'copy', page: location.pathname, urls: loadedUrls(), withWholeSite });
}

/** Lets the waiting version take over, and loads the page again. */
export function updateWorker(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  if (waiting !== null) post(waiting, { kind: 'activate' });
}

/** Looks for a new version now, and each time that the page is shown again. */
function followVersions(registration: ServiceWorkerRegistration, onNewVersion: () => void): void {
  const offer = async () => {
    const worker = registration.waiting;
    if (worker === null || worker === waiting || (await belongsToPage(worker))) return;
    waiting = worker;
    onNewVersion();
  };
  const followInstalling = () => registration.installing?.addEventListener('statechange', () => void offer());
  void offer();
  followInstalling();
  registration.addEventListener('updatefound', followInstalling);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => undefined);
  });
}

/** Whether the page is of the same version as a worker: it was loaded after the version was published. */
function belongsToPage(worker: ServiceWorker): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
    port1.start();
    post(worker, { kind: 'has', file: new URL(script?.src ?? '', location.href).pathname }, [port2]);
  });
}

function post(worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []): void {
  worker.postMessage(message, ports);
}

/** Everything that this page has loaded so far; first of all its words, which it preloads. */
function loadedUrls(): readonly string[] {
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map(({ href }) => href);
  return [...preloads, ...performance.getEntriesByType('resource').map(({ name }) => name)];
}

function savesData(): boolean {
  return matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** The site demands trusted types. The default policy trusts the address of the worker and nothing else. */
function trustWorker(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (url !== workerUrl) throw new TypeError(`The site loads no script from ${url}`);
      return url;
    },
  });
}
