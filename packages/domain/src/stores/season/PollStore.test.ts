import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { type Changed, PollStore, pollEvery } from './PollStore.ts';

describe('polling', () => {
  it.each([
    ['half hour elsewhere than on the team page [G-355]', pollEvery.elsewhere, 1_800_000],
    ['minute on the team page [G-356]', pollEvery.teamPage, 60_000],
  ])('looks again every %s', async (_, every, milliseconds) => {
    const { look, waits, asked } = polling([sums('r', 'p'), sums('r', 'p'), sums('r', 'p')], [], every);
    await look(3);
    expect([waits, asked.length]).toEqual([[milliseconds, milliseconds, milliseconds], 3]);
  });

  it('says which part changed since the last look, and nothing when none did [G-301]', async () => {
    const { look, changes } = polling([sums('r1', 'p1'), sums('r1', 'p2'), sums('r1', 'p2'), sums('r2', 'p2')]);
    await look(4);
    expect(changes).toEqual([
      { rounds: false, players: true },
      { rounds: true, players: false },
    ]);
  });

  it('logs a look that failed, and goes on [G-373, A-359]', async () => {
    const { look, changes, logged } = polling([sums('r1', 'p1'), { ok: false, failure: { kind: 'offline' } }, sums('r2', 'p1')]);
    await look(3);
    expect([logged, changes]).toEqual([['The checksums could not be fetched: offline.'], [{ rounds: true, players: false }]]);
  });

  it('spreads a crowd: a tenth is added or taken by chance', async () => {
    const { look, waits } = polling([sums('r', 'p'), sums('r', 'p')], [0, 1]);
    await look(2);
    expect(waits).toEqual([900, 1100]);
  });

  it('pauses while the page is hidden, and polls at once when it is shown again', async () => {
    const { look, asked, hide, show } = polling([sums('r', 'p'), sums('r', 'p')]);
    hide();
    await look(3);
    expect(asked).toEqual([]);
    await show();
    expect(asked).toEqual(['checksums']);
  });
});

function sums(rounds: string, players: string): Outcome<unknown> {
  return { ok: true, value: { rounds, players } };
}

function polling(answers: readonly Outcome<unknown>[], chances: readonly number[] = [], every = 1000) {
  const left = [...answers];
  const luck = [...chances];
  const [asked, logged, waits, changes]: [string[], string[], number[], Changed[]] = [[], [], [], []];
  const api = fakeApi({ checksums: () => left.shift() ?? sums('none', 'left') }, asked);
  const page = { isHidden: false, tick: () => {}, shown: () => {} };
  const poll = new PollStore(
    api,
    {
      after: (milliseconds, callBack) => {
        waits.push(milliseconds);
        page.tick = callBack;
        return () => {};
      },
      isHidden: () => page.isHidden,
      onShown: (callBack) => {
        page.shown = callBack;
        return () => {};
      },
      log: (message) => logged.push(message),
    },
    () => luck.shift() ?? 0.5,
  );
  return {
    asked,
    logged,
    waits,
    changes,
    hide: () => (page.isHidden = true),
    show: () => {
      page.isHidden = false;
      page.shown();
      return settle();
    },
    /** Lets so many looks happen: the first at the start, each other when its time has come. */
    look: async (times: number) => {
      poll.start(every, (changed) => changes.push(changed));
      await settle();
      for (let time = 1; time < times; time += 1) {
        page.tick();
        await settle();
      }
    },
  };
}

function settle(): Promise<void> {
  return new Promise((settled) => setTimeout(settled, 0));
}
