import { chromium } from 'playwright';
import { chromiumLaunch } from '../../../../.ci/chromium.ts';
import type { Engine } from './Engine.ts';

/** The browser of the other tests. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch(await chromiumLaunch());
  const page = await browser.newPage({ locale: 'en-NZ', reducedMotion: 'reduce' });
  return {
    version: `Chromium ${browser.version()}`,
    goTo: async (address) => {
      await page.goto(address);
    },
    run: (work, argument) => page.evaluate(work, argument),
    load: (script) => page.evaluate(script),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
    end: () => browser.close(),
  };
}
