import { expect, it } from 'vitest';
import { askRegularly } from './askRegularly.ts';

/** A page whose time goes on by hand. */
function aPage(random?: () => number) {
  const page = { isHidden: false, asked: 0, waits: new Array<number>(), tick: () => {}, show: () => {} };
  const stop = askRegularly(
    async () => void (page.asked += 1),
    {
      after: (milliseconds, callBack) => {
        page.waits.push(milliseconds);
        page.tick = callBack;
        return () => (page.tick = () => {});
      },
      isHidden: () => page.isHidden,
      onShown: (callBack) => {
        page.show = callBack;
        return () => (page.show = () => {});
      },
    },
    random,
  );
  return { page, stop };
}

it('asks about once a minute, at times that differ between browsers', () => {
  const chances = [0, 1, 0.5];
  const { page } = aPage(() => chances.shift() ?? 0.5);
  page.tick();
  page.tick();
  expect([page.asked, page.waits]).toEqual([2, [45_000, 75_000, 60_000]]);
});

it('asks nothing while the page is hidden, and at once when it is shown again', () => {
  const { page } = aPage();
  page.isHidden = true;
  page.tick();
  expect(page.asked).toBe(0);
  page.isHidden = false;
  page.show();
  expect(page.asked).toBe(1);
});

it('asks nothing any more once it is stopped', () => {
  const { page, stop } = aPage();
  stop();
  page.tick();
  page.show();
  expect(page.asked).toBe(0);
});
