import type { SetupWorker } from 'msw/browser';

/** The one fake network of a window: the many stories of a documentation page share it. */
export function fakeNetwork(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

let started: Promise<SetupWorker> | undefined;

/** Unhandled requests pass through: Storybook fetches its own files. */
async function start(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
}
