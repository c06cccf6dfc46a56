import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import type { Checksums } from '../../contract/checksums.ts';
import type { LiveState } from '../../contract/live.ts';
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

describe('polling beside live updates', () => {
  it('reports at once what they say, once, and polls as often as without them [G-301, G-355, G-356]', async () => {
    const { look, publish, tick, changes, waits, expected } = polling([sums('r1', 'p1'), sums('r2', 'p1')]);
    await look(1);
    publish('r2', 'p1', 7);
    expect(changes).toEqual([{ rounds: true, players: false }]);
    expect(expected).toEqual([{ rounds: 'r2', players: 'p1' }]);
    publish('r2', 'p1', 7);
    await tick();
    expect([changes.length, waits]).toEqual([1, [1000, 1000]]);
  });

  it('reports new ranks though no file has changed [B14]', async () => {
    const { look, publish, changes } = polling([sums('r1', 'p1')]);
    await look(1);
    publish('r1', 'p1', 7);
    expect(changes).toEqual([]);
    publish('r1', 'p1', 8);
    expect(changes).toEqual([{ rounds: false, players: false }]);
  });

  it('finds the difference to what was polled when the first state arrives', async () => {
    const { look, publish, changes } = polling([sums('r1', 'p1')]);
    await look(1);
    publish('r1', 'p2', 7);
    expect(changes).toEqual([{ rounds: false, players: true }]);
  });

  it('follows them no longer than it polls', async () => {
    const { look, publish, changes, stop } = polling([sums('r1', 'p1')]);
    await look(1);
    stop();
    publish('r2', 'p2', 7);
    expect(changes).toEqual([]);
  });
});

function sums(rounds: string, players: string): Outcome<unknown> {
  return { ok: true, value: { rounds, players } };
}

/** What the browser and the server do to a page. */
interface Page {
  isHidden: boolean;
  tick: () => void;
  shown: () => void;
  publish: (state: LiveState) => void;
}

function polling(answers: readonly Outcome<unknown>[], chances: readonly number[] = [], every = 1000) {
  const left = [...answers];
  const luck = [...chances];
  const [asked, logged, waits, changes]: [string[], string[], number[], Changed[]] = [[], [], [], []];
  const expected: Checksums[] = [];
  const api = {
    ...fakeApi({ checksums: () => left.shift() ?? sums('none', 'left') }, asked),
    expect: (sent: Checksums) => void expected.push(sent),
  };
  const page: Page = { isHidden: false, tick: () => {}, shown: () => {}, publish: () => {} };
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
    { random: () => luck.shift() ?? 0.5, live: (onState) => ((page.publish = onState), () => void (page.publish = () => {})) },
  );
  let stop = () => {};
  const tick = () => {
    page.tick();
    return settle();
  };
  return {
    asked,
    expected,
    logged,
    waits,
    changes,
    hide: () => (page.isHidden = true),
    publish: (rounds: string, players: string, ranks: number) =>
      page.publish({ checksums: { rounds, players }, ranks, spreadMs: 0 }),
    stop: () => stop(),
    tick,
    show: () => {
      page.isHidden = false;
      page.shown();
      return settle();
    },
    /** Lets so many looks happen: the first at the start, each other when its time has come. */
    look: async (times: number) => {
      stop = poll.start(every, (changed) => changes.push(changed));
      await settle();
      for (let time = 1; time < times; time += 1) await tick();
    },
  };
}

function settle(): Promise<void> {
  return new Promise((settled) => setTimeout(settled, 0));
}
