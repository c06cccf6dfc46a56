import { describe, expect, it } from 'vitest';
import type { LiveState } from '../../contract/live.ts';
import { type LivePort, LiveUpdates } from './LiveUpdates.ts';

describe('live updates', () => {
  it('reach all tabs of a browser through one stream [G-301]', () => {
    const browser = aBrowser();
    const [first, second] = [browser.openTab(), browser.openTab()];
    expect(browser.streams).toHaveLength(1);
    browser.publish(state(1));
    browser.pass(1000);
    expect([first.heard, second.heard]).toEqual([[1], [1]]);
  });

  it('reach a tab that opens after they were published', () => {
    const browser = aBrowser();
    browser.openTab();
    browser.publish(state(1));
    const late = browser.openTab();
    browser.pass(1000);
    expect(late.heard).toEqual([1]);
  });

  it.each(['closed', 'hidden'] as const)('are received by another tab when the one that connects is %s', (how) => {
    const browser = aBrowser();
    const [first, second] = [browser.openTab(), browser.openTab()];
    if (how === 'closed') first.close();
    else first.setHidden(true);
    expect(browser.streams.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    browser.publish(state(2));
    browser.pass(1000);
    expect([first.heard, second.heard]).toEqual([[], [2]]);
  });

  it('need no stream while every tab is hidden, and one again when a tab is shown', () => {
    const browser = aBrowser();
    const tab = browser.openTab();
    tab.setHidden(true);
    expect(browser.streams.map(({ isOpen }) => isOpen)).toEqual([false]);
    tab.setHidden(false);
    expect(browser.streams.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });

  it('wait a random part of the time that the server asks for, and then report the newest state only', () => {
    const browser = aBrowser(0.5);
    const tab = browser.openTab();
    browser.publish(state(1, 1000));
    browser.pass(499);
    browser.publish(state(2, 1000));
    expect(tab.heard).toEqual([]);
    browser.pass(1);
    expect(tab.heard).toEqual([2]);
  });

  it.each([
    [0, [500, 1000, 2000, 4000, 8000, 12_000, 12_000]],
    [1, [5000, 10_000, 20_000, 40_000, 80_000, 120_000, 120_000]],
  ])('are asked for again ever later while the stream breaks, spread by chance (%d)', (chance, pauses) => {
    const browser = aBrowser(chance);
    browser.openTab();
    for (const pause of pauses) {
      const { length } = browser.streams;
      browser.streams.at(-1)?.onBroken();
      browser.pass(pause - 1);
      expect(browser.streams).toHaveLength(length);
      browser.pass(1);
      expect(browser.streams).toHaveLength(length + 1);
    }
  });

  it('are asked for soon again when a stream breaks that has worked', () => {
    const browser = aBrowser(0);
    browser.openTab();
    browser.streams.at(-1)?.onBroken();
    browser.pass(500);
    browser.publish(state(1));
    browser.streams.at(-1)?.onBroken();
    browser.pass(500);
    expect(browser.streams).toHaveLength(3);
  });

  it('keep the stream for the next page, and end it when none follows', () => {
    const browser = aBrowser();
    const tab = browser.openTab();
    browser.publish(state(1));
    browser.pass(1000);
    tab.leavePage();
    browser.pass(5000);
    tab.enterPage();
    browser.pass(60_000);
    expect([browser.streams.map(({ isOpen }) => isOpen), tab.heard]).toEqual([[true], [1, 1]]);
    tab.leavePage();
    browser.pass(10_000);
    expect(browser.streams.map(({ isOpen }) => isOpen)).toEqual([false]);
  });

  it.each([undefined, 'state', { checksums: {} }])('ignore what is not a state: %j', (data) => {
    const browser = aBrowser();
    const tab = browser.openTab();
    browser.publish(data);
    browser.pass(60_000);
    expect(tab.heard).toEqual([]);
  });
});

function state(ranks: number, spreadMs = 200): LiveState {
  return { checksums: { rounds: 'r', players: 'p' }, ranks, spreadMs };
}

/** A browser whose tabs share a lock and a channel, with timers that run when the test lets time pass. */
function aBrowser(chance = 0.5) {
  let now = 0;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  const after = (milliseconds: number, run: () => void) => {
    const timer = { at: now + milliseconds, run };
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const waiting: (() => void)[] = [];
  const channels = new Map<object, (message: unknown) => void>();
  const streams: { isOpen: boolean; readonly onData: (data: unknown) => void; readonly onBroken: () => void }[] = [];

  /** What a tab holds is in `held`, by how it ends. */
  function aPort(onChange: (look: () => void) => void, held: (() => void)[]): LivePort {
    const hold = (end: () => void) => {
      held.push(end);
      return end;
    };
    return {
      lead: (_, onLead) => {
        waiting.push(onLead);
        if (waiting[0] === onLead) onLead();
        return hold(() => {
          const wasFirst = waiting[0] === onLead;
          waiting.splice(waiting.indexOf(onLead), 1);
          if (wasFirst) waiting[0]?.();
        });
      },
      join: (_, onMessage) => {
        const own = {};
        channels.set(own, onMessage);
        return {
          post: (message) => channels.forEach((receive, channel) => channel !== own && receive(message)),
          leave: hold(() => void channels.delete(own)),
        };
      },
      open: (_, __, { onData, onBroken }) => {
        const stream = { isOpen: true, onData, onBroken };
        streams.push(stream);
        return hold(() => void (stream.isOpen = false));
      },
      onVisibilityChange: (look) => {
        onChange(look);
        return () => {};
      },
    };
  }

  return {
    streams,
    openTab() {
      const heard: number[] = [];
      let isHidden = false;
      let look = () => {};
      const held: (() => void)[] = [];
      const tabs = aPort((callBack) => (look = callBack), held);
      const live = new LiveUpdates({ path: '/live', tabs, page: { after, isHidden: () => isHidden }, random: () => chance });
      const enterPage = () => live.follow(({ ranks }) => heard.push(ranks));
      let leavePage = enterPage();
      const setHidden = (value: boolean) => {
        isHidden = value;
        look();
      };
      return {
        heard,
        setHidden,
        /** The browser ends what a tab holds; the code of the tab is not asked. */
        close: () => held.forEach((end) => end()),
        leavePage: () => leavePage(),
        enterPage: () => (leavePage = enterPage()),
      };
    },
    /** An event of the server to the open stream. */
    publish: (data: unknown) => streams.find(({ isOpen }) => isOpen)?.onData(data),
    pass(milliseconds: number) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        timers.delete(next);
        now = next.at;
        next.run();
      }
      now = end;
    },
  };
}
