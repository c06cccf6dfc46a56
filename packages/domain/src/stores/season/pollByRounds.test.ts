import { expect, it } from 'vitest';
import { pollByRounds } from './pollByRounds.ts';
import type { Changed } from './PollStore.ts';

it('changes during a callback lead to one more when it is done: calls that wait for the user to sign in do not pile up [B5, B14]', async () => {
  const { calls, change } = aPage();
  for (let count = 0; count < 3; count++) change();
  expect(calls).toHaveLength(1);
  await finish(calls[0]);
  expect(calls).toHaveLength(2);
  await finish(calls[1]);
  expect(calls).toHaveLength(2);
  change();
  expect(calls).toHaveLength(3);
});

it('changes during a callback lead to none when the page is left meanwhile', async () => {
  const { calls, change, leave } = aPage();
  change();
  change();
  leave();
  await finish(calls[0]);
  expect(calls).toHaveLength(1);
});

it('rounds that have changed are loaded again at each change, others are not [G-301]', () => {
  const { change, loads } = aPage();
  change();
  expect(loads()).toBe(0);
  change({ rounds: true, players: false });
  expect(loads()).toBe(1);
});

/** A page that polls. Each callback lasts until its call is finished. */
function aPage() {
  const calls: PromiseWithResolvers<void>[] = [];
  let report: (changed: Changed) => void = () => {};
  let loads = 0;
  const season = { roundsByClock: [], loadRounds: async () => void (loads += 1), refreshRounds: async () => {} };
  const poll = {
    start: (_: number, onChange: typeof report) => {
      report = onChange;
      return () => {};
    },
  };
  const leave = pollByRounds({ season, poll }, () => {
    const call = Promise.withResolvers<void>();
    calls.push(call);
    return call.promise;
  });
  const change = (changed: Changed = { rounds: false, players: true }) => report(changed);
  return { calls, leave, change, loads: () => loads };
}

async function finish(call: PromiseWithResolvers<void> | undefined): Promise<void> {
  call?.resolve();
  await new Promise((resolve) => setTimeout(resolve, 0));
}
