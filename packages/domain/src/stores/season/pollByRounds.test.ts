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

/** A page that polls. Each callback lasts until its call is finished. */
function aPage() {
  const calls: PromiseWithResolvers<void>[] = [];
  let report: (changed: Changed) => void = () => {};
  const season = { roundsByClock: [], loadRounds: async () => {}, refreshRounds: async () => {} };
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
  return { calls, leave, change: () => report({ rounds: false, players: true }) };
}

async function finish(call: PromiseWithResolvers<void> | undefined): Promise<void> {
  call?.resolve();
  await new Promise((resolve) => setTimeout(resolve, 0));
}
