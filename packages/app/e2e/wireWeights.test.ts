import { chromium } from 'playwright';
import { expect, inject, it } from 'vitest';
import { weighPages } from '../../../.ci/bench/pages/wireWeights.ts';
import { chromiumLaunch } from '../../../.ci/chromium.ts';

it('a cold visit transfers no more than the budget of its page, compressed and with everything that is prefetched [D48]', async () => {
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const weighed = (await weighPages(browser, inject('site').replace(/\/$/, ''))).filter(({ budget }) => budget !== undefined);
    const pages = weighed.filter(({ name }) => /^P1 \S/.test(name));
    expect(pages.map(({ name }) => name.split(' ').slice(0, 2).join(' '))).toEqual([
      'P1 landing',
      'P1 my-team',
      'P1 stats',
      'P1 help',
      'P1 leagues',
      'P1 create-league',
      'P1 league',
      'P1 leaderboard',
      'P1 rival-team',
      'P1 season',
      'P1 account',
      'P1 reset-password',
      'P1 what-if',
      'P1 components',
    ]);
    const lines = weighed.map(({ name, ours, budget = '' }) => `${name}: ${ours.toFixed(1)} KB, ${budget}`);
    expect(lines.filter((_, index) => weighed[index]?.isWithinBudget !== true)).toEqual([]);
  } finally {
    await browser.close();
  }
});
