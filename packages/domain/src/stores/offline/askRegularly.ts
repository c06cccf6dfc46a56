import type { PagePort } from '../device/PagePort.ts';

/** Milliseconds between two questions. */
const every = 60_000;

/**
 * Asks about once a minute, and when a hidden page is shown again, until the returned function is called. Asks nothing while the page is hidden.
 * The interval varies by a quarter at random, so that browsers do not ask at once.
 */
export function askRegularly(ask: () => Promise<unknown>, port: Omit<PagePort, 'log'>, random = Math.random): () => void {
  let stop = () => {};
  const wait = () => {
    stop = port.after(every * (0.75 + random() / 2), () => {
      wait();
      if (!port.isHidden()) void ask();
    });
  };
  wait();
  const stopListening = port.onShown(() => void ask());
  return () => {
    stop();
    stopListening();
  };
}
