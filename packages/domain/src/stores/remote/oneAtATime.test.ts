import { describe, expect, it } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

/** Work whose runs wait until the test ends them. */
function aWork() {
  const runs: PromiseWithResolvers<void>[] = [];
  const requested = oneAtATime(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  return { runs, requested };
}

describe('one work at a time', () => {
  it('runs once more for all requests during a run', async () => {
    const { runs, requested } = aWork();
    const first = requested.request();
    void requested.request();
    void requested.request();
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await first;
    expect(runs).toHaveLength(2);
  });

  it('drops a request that waits when it is cancelled', async () => {
    const { runs, requested } = aWork();
    const first = requested.request();
    void requested.request();
    requested.cancel();
    runs[0]?.resolve();
    await first;
    expect(runs).toHaveLength(1);
  });

  it('runs again after a run that failed', async () => {
    const { runs, requested } = aWork();
    const first = requested.request();
    runs[0]?.reject(new Error('failed'));
    await expect(first).rejects.toThrow('failed');
    void requested.request();
    expect(runs).toHaveLength(2);
  });

  it('runs for a request that waited during a run that failed', async () => {
    const { runs, requested } = aWork();
    const first = requested.request();
    void requested.request();
    runs[0]?.reject(new Error('failed'));
    await expect(first).rejects.toThrow('failed');
    expect(runs).toHaveLength(2);
  });
});
