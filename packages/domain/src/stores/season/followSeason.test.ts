import { expect, it } from 'vitest';
import type { Changed } from './PollStore.ts';
import { followSeason } from './followSeason.ts';

const players: Changed = { rounds: false, players: true };

it('at each change loads the files that have changed, and calls back when they are there [G-301]', async () => {
  const { loaded, calls, change } = aPage();
  change({ rounds: true, players: false });
  expect(loaded).toEqual(['rounds']);
  await nextTurn();
  expect(calls).toHaveLength(1);
});

it('changes during a callback load files at once, and lead to one more callback when it is done [B5]', async () => {
  const { loaded, calls, change } = aPage();
  for (let count = 0; count < 3; count++) change(players);
  await nextTurn();
  expect([loaded.length, calls.length]).toEqual([3, 1]);
  calls[0]?.resolve();
  await nextTurn();
  expect(calls).toHaveLength(2);
  calls[1]?.resolve();
  await nextTurn();
  expect(calls).toHaveLength(2);
});

it('does not call back once the page is left', async () => {
  const { calls, change, leave } = aPage();
  change(players);
  await nextTurn();
  change(players);
  await nextTurn();
  change(players);
  leave();
  calls[0]?.resolve();
  await nextTurn();
  expect(calls).toHaveLength(1);
});

/** A page that follows the season. Each callback lasts until its call is resolved. */
function aPage() {
  const calls: PromiseWithResolvers<void>[] = [];
  const loaded: string[] = [];
  let change: (changed: Changed) => void = () => {};
  const file = (name: string) => ({ load: async () => void loaded.push(name) });
  const poll = {
    start: (_: number, onChange: typeof change) => {
      change = onChange;
      return () => {};
    },
  };
  const leave = followSeason({ season: { rounds: file('rounds'), players: file('players') }, poll }, () => {
    const call = Promise.withResolvers<void>();
    calls.push(call);
    return call.promise;
  });
  return { calls, loaded, leave, change: (changed: Changed) => change(changed) };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
