import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { editions } from '../../editions.ts';
import { seasonAnswers, twoDaysBefore } from '../../testing/aSeasonStore.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { ClockStore } from '../season/ClockStore.ts';
import { PollStore } from '../season/PollStore.ts';
import { SeasonStore } from '../season/SeasonStore.ts';
import { PlayerStatsStore } from './PlayerStatsStore.ts';
import { StatsCentreStore } from './StatsCentreStore.ts';
import type { PagePort } from '../device/PagePort.ts';

configure({ enforceActions: 'always' });

it('the stats centre looks for changes every half hour and loads what has changed [A-346, G-301, G-355]', async () => {
  const { asked, store, waits, nextLook, change } = statsCentre();
  const unmount = store.mount();
  await arrival();
  expect(asked.splice(0).toSorted()).toEqual(['checksums', 'player_stats', 'players', 'rounds', 'squads']);
  await nextLook();
  expect(asked.splice(0)).toEqual(['checksums']);
  change('players');
  await nextLook();
  expect(asked.splice(0)).toEqual(['checksums', 'players', 'player_stats']);
  change('rounds');
  await nextLook();
  expect(asked.splice(0)).toEqual(['checksums', 'rounds']);
  expect(new Set(waits)).toEqual(new Set([1_800_000]));
  unmount();
  await nextLook();
  expect(asked).toEqual([]);
});

function statsCentre() {
  const asked: string[] = [];
  const waits: number[] = [];
  const sums = { rounds: 'r1', players: 'p1' };
  let timer: (() => void) | undefined;
  const api = fakeApi(
    { ...seasonAnswers(), player_stats: { ok: true, value: {} }, checksums: () => ({ ok: true, value: { ...sums } }) },
    asked,
  );
  const port: PagePort = {
    after: (milliseconds, callBack) => {
      waits.push(milliseconds);
      timer = callBack;
      return () => void (timer = undefined);
    },
    isHidden: () => false,
    onShown: () => () => {},
    log: () => {},
  };
  const clock = new ClockStore({ now: () => twoDaysBefore, everySecond: () => () => {} });
  const season = new SeasonStore(editions.srp, api, clock);
  return {
    asked,
    waits,
    store: new StatsCentreStore(season, new PlayerStatsStore(api), new PollStore(api, port, { random: () => 0.5 })),
    change: (part: keyof typeof sums) => void (sums[part] += '+'),
    nextLook: async () => {
      timer?.();
      await arrival();
    },
  };
}

function arrival(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
