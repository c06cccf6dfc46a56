import { editions } from '@rugby/domain/editions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, useBrowser } from '../browser.ts';
import { type Game, startGame } from '../game.ts';
import { createLeague } from '../league.ts';
import { aUser, visitAsUser } from '../user.ts';
import { storePicture, writeComparison } from './comparison.ts';
import { engineNames } from './Engine.ts';
import { EnginePage } from './EnginePage.ts';
import { enginePrograms, requirePrograms } from './findPrograms.ts';
import { journeys, type Visit } from './journeys.ts';
import { startChromium } from './startChromium.ts';
import { startFirefox } from './startFirefox.ts';
import { startWebKit } from './startWebKit.ts';

const starts = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

/** The round of each edition that is open in a new season. */
const openRounds = { srp: 7, trc: 3 };

useBrowser();
beforeAll(() => requirePrograms(enginePrograms));
afterAll(async () => {
  const names = Object.keys(openRounds).flatMap((id) => Object.keys(journeys).map((journey) => nameOf(id, journey)));
  process.stdout.write(`The pages beside one another: ${await writeComparison(names)}\n`);
});

describe.each(engineNames)('in %s, a new user', (engineName) => {
  describe.each(Object.values(editions))('of $title', (edition) => {
    let game: Game;
    let visitor: Visit;
    beforeAll(async () => {
      game = await startGame();
      const code = await codeOfLeague(game.site, edition.basePath);
      const page = new EnginePage(await starts[engineName](), game.site);
      visitor = { page, edition, game, user: aUser(), round: openRounds[edition.id], code };
      await page.engine.resize(desktop.width, desktop.height);
    });
    afterAll(async () => {
      await visitor?.page.engine.end();
      await game?.stop();
    });

    it.for(Object.entries(journeys).map(([journey, walk]) => ({ journey, walk })))(
      '$journey',
      async ({ journey, walk }, { task }) => {
        task.meta.journey = { journey, edition: edition.id, engine: engineName };
        await expect(walk(visitor)).resolves.toBeUndefined();
        await storePicture(nameOf(edition.id, journey), engineName, await visitor.page.engine.picture());
      },
    );
  });
});

function nameOf(edition: string, journey: string): string {
  return `${edition} ${journey}`;
}

/** Another user creates a league. */
async function codeOfLeague(site: string, basePath: string): Promise<string> {
  const { page } = await visitAsUser(`${basePath}/leagues/create`, desktop, { site });
  const code = await createLeague(page, []);
  await page.context().close();
  return code;
}
