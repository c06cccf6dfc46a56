import type { PagePort } from '@rugby/domain/stores/device/PagePort';

/** Milliseconds between two attempts. */
const retryAfter = 10_000;

/** Loads what the page cannot do without, and tries again some time after a failure, until the returned function is called. */
export function loadPatiently(load: () => Promise<void>, { after }: Pick<PagePort, 'after'>): () => void {
  let isOver = false;
  let stop = () => {};
  const attempt = () =>
    void load().catch(() => {
      if (!isOver) stop = after(retryAfter, attempt);
    });
  attempt();
  return () => {
    isOver = true;
    stop();
  };
}
