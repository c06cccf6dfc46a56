import { expect, it } from 'vitest';
import { loadPatiently } from './loadPatiently.ts';

it('a change that is queued is sent although the code that sends it did not arrive at first [B21]', async () => {
  const page = aPage();
  const failures = [new Error('no connection'), new Error('no connection')];
  let loads = 0;
  loadPatiently(async () => {
    loads += 1;
    const failure = failures.pop();
    if (failure !== undefined) throw failure;
  }, page);
  for (const expected of [2, 3, 3]) {
    await page.pass();
    expect(loads).toBe(expected);
  }
});

it('nothing is loaded any more when the page has been left', async () => {
  const page = aPage();
  let loads = 0;
  const load = async () => {
    loads += 1;
    throw new Error('no connection');
  };
  loadPatiently(load, page)();
  await page.pass();
  const stop = loadPatiently(load, page);
  await Promise.resolve();
  stop();
  await page.pass();
  expect(loads).toBe(2);
});

/** A page whose timers run when a test says so. */
function aPage() {
  const timers = new Set<() => void>();
  return {
    after: (_: number, callBack: () => void) => {
      timers.add(callBack);
      return () => void timers.delete(callBack);
    },
    pass: async () => {
      await new Promise((resolve) => setTimeout(resolve));
      const due = [...timers];
      timers.clear();
      due.forEach((callBack) => callBack());
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
