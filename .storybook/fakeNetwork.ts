import type { SetupWorker } from 'msw/browser';

/** The one fake network of a window. A page of documentation tells many stories at once, which would each start their own. */
export function fakeNetwork(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

let started: Promise<SetupWorker> | undefined;

/** What no story answers goes its way: Storybook fetches its own parts. */
async function start(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
}
