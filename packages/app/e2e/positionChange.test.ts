import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from '@rugby/domain/contract/schema';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, useBrowser } from './browser.ts';
import { useGameOfEachTry } from './game.ts';
import { press, visitWithTeam } from './team.ts';

useBrowser();

const players = z.array(z.looseObject({ id: z.int(), lastName: z.string(), position: z.array(z.string()) }));
const answered = z.object({ success: z.object({ team: z.object({ lineup: z.object({ hooker: z.array(z.int()) }) }) }) });

const game = useGameOfEachTry();
let folder: string;
let page: Page;
let troubles: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fantasy-rugby-import-'));
  for (const name of ['squads', 'rounds', 'players']) await writeFile(fileOf(name), await published(name));
  await game.season(`import --edition srp --from ${folder}`);
  ({ page, troubles } = await visitWithTeam('/my-team', desktop, { site: game.site }));
});
afterAll(async () => {
  await page.context().close();
  await rm(folder, { recursive: true, force: true });
});

it('shows once that an import changed a player’s position, with a button to start transfers [G-302, G-304, G-305]', async () => {
  const name = await moveTheHooker('prop');
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'A position has changed' });
  await expectPage(dialog).toContainText(`${name} has moved from hooker to prop`);
  await expectReachable(page);
  const viewed = page.waitForResponse(/\/user\/modal\/\d+\/view$/);
  await dialog.getByRole('button', { name: 'Make transfers' }).click();
  await viewed;
  await expectPage(dialog).toHaveCount(0);
  await expectPage(page.getByText('Transfer mode')).toBeVisible();
  await press(page, 'Cancel');
  await page.reload();
  await expectPage(page.getByRole('button', { name: 'Transfers', exact: true }).filter({ visible: true })).toBeEnabled();
  await expectPage(dialog).toHaveCount(0);
  expect(troubles).toEqual([]);
});

/** Imports the season again with the user's hooker at another position; answers the player's name. */
async function moveTheHooker(to: string): Promise<string> {
  const shown = await page.request.get(`${game.site}/api/en/fantasy/team/show-my`);
  const [hooker] = z.parse(answered, await shown.json()).success.team.lineup.hooker;
  const all = z.parse(players, JSON.parse(await published('players')));
  await writeFile(
    fileOf('players'),
    JSON.stringify(all.map((player) => (player.id === hooker ? { ...player, position: [to] } : player))),
  );
  await game.season(`import --edition srp --from ${folder}`);
  return all.find(({ id }) => id === hooker)?.lastName ?? '';
}

function fileOf(name: string): string {
  return join(folder, `${name}.json`);
}

async function published(name: string): Promise<string> {
  return (await fetch(`${game.site}/json/${name}.json`)).text();
}
