import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editions } from '@rugby/domain/editions';
import { chromium } from 'playwright';
import { shareSize } from '../packages/server/src/site/head.ts';
import { root } from './checks/run.ts';
import { chromiumLaunch } from './chromium.ts';
import { runGame } from './game.ts';

// Draws the pictures that stand for the editions where a link is shared: the top of the landing page, without its buttons.
// Run it by hand where the landing page has changed: node .ci/drawSharePictures.ts
/** The part of the landing page above the next match, in the shape of the pictures. */
const hero = { width: 1090, height: 572 } as const;

const dataDir = await mkdtemp(join(tmpdir(), 'fantasy-rugby-share-'));
const game = await runGame(dataDir);
const browser = await chromium.launch(await chromiumLaunch());
try {
  for (const { id, basePath } of Object.values(editions)) {
    const page = await browser.newPage({ viewport: hero, deviceScaleFactor: shareSize.width / hero.width, bypassCSP: true });
    await page.goto(`${game.address}${basePath}/`);
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await page.addStyleTag({
      content: 'main button, header * { visibility: hidden; } header a:first-child * { visibility: visible; }',
    });
    const path = join(root, `packages/server/src/site/pictures/share-${id}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: 50 });
  }
} finally {
  await browser.close();
  await game.stop();
  await rm(dataDir, { recursive: true, force: true });
}
