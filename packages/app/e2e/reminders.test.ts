import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from '@rugby/domain/contract/schema';
import { type Edition, type EditionId, editions } from '@rugby/domain/editions';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, phone, useBrowser } from './browser.ts';
import { useGame } from './game.ts';
import { press, visitWithTeam } from './team.ts';
import { aUser } from './user.ts';

useBrowser();

const players = z.array(z.looseObject({ id: z.int(), status: z.string() }));
const rounds = z.array(z.looseObject({ status: z.string(), tournaments: z.array(z.looseObject({ date: z.string() })) }));
const answered = z.object({ success: z.object({ team: z.object({ lineup: z.looseObject({ hooker: z.array(z.int()) }) }) }) });
/** Where the swap is looked at, once in each edition. */
const viewports = { srp: desktop, trc: phone } as const;
const threeHours = 3 * 60 * 60 * 1000;

const reminded = new Map<EditionId, RemindedUser>();
const game = useGame();

// The server looks for teams once a minute: both editions are ready before it does.
beforeAll(async () => {
  for (const edition of Object.values(editions)) reminded.set(edition.id, await leaveHookerInjured(edition));
});
afterAll(async () => {
  await Promise.all([...reminded.values()].map(({ page }) => page.context().close()));
});

describe.each(Object.values(editions))('a reminder of $title', (edition) => {
  const { id, basePath } = edition;
  let page: Page;
  let troubles: readonly string[];
  let injured: number | undefined;
  let mail: string;

  it('is sent to users who asked for it, with the swap and the ways on and out [B15]', async () => {
    const user = reminded.get(id);
    if (user === undefined) throw new Error('The team has no injured player.');
    ({ page, troubles, injured } = user);
    const lastMail = () => game.mailTo(user.email).catch(() => '');
    await expect.poll(lastMail, { timeout: 150_000 }).toContain('1 of your fifteen will not play');
    mail = await lastMail();
    expect(mail).toContain('Best legal swap');
    expect(mail).toMatch(/locks match by match\. The next is .+ v .+, \d\d\/\d\d\/\d{4}, \d\d:\d\d in \w+/);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('leads to the team with the swap filled in, and neither it nor the notice in the page sends anything [B15]', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await page.setViewportSize(viewports[id]);
    const link = /http\S+\/my-team\?transfers=suggested/.exec(mail)?.[0] ?? '';
    expect(new URL(link).pathname).toBe(`${basePath}/my-team`);
    await page.goto(`${game.site}${new URL(link).pathname}${new URL(link).search}`);
    await expectPage(page.getByText('Transfer mode')).toBeVisible();
    await expectPage(page.getByRole('button', { name: /^Review 1/ }).filter({ visible: true })).toBeVisible();
    await press(page, 'Cancel');
    const notice = page.getByRole('region', { name: 'Before the lock' });
    await expectPage(notice).toContainText('1 will not play');
    await expectReachable(page);
    await notice.getByRole('button', { name: 'Fill in transfers' }).click();
    await expectPage(page.getByRole('button', { name: /^Review 1/ }).filter({ visible: true })).toBeVisible();
    expect(await hookerOfTheTeam(page, edition)).toBe(injured);
    expect(sent.filter((path) => path.includes('/fantasy/'))).toEqual([]);
  });

  it('ends by the button of a mail program, and the link of the mail says so [B15]', async () => {
    await page.setViewportSize(desktop);
    const [, oneClick = ''] = /List-Unsubscribe:\s*<(\S+)>/.exec(mail) ?? [];
    const answer = await fetch(`${game.site}${new URL(oneClick).pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(answer.status).toBe(200);
    await page.goto(`${game.site}${basePath}/account`);
    await expectPage(page.getByRole('switch', { name: 'Email notifications' })).not.toBeChecked();
    const { pathname, search } = new URL(/http\S+\/reminders\?unsubscribe=[\w-]{43}/.exec(mail)?.[0] ?? '');
    await page.goto(`${game.site}${pathname}${search}`);
    await expectPage(page.getByRole('status').filter({ hasText: 'Email notifications are off.' })).toBeVisible();
    await expectReachable(page);
    expect(troubles).toEqual([]);
  });
});

interface RemindedUser {
  readonly page: Page;
  readonly troubles: readonly string[];
  readonly email: string;
  /** The hooker of their team. */
  readonly injured: number | undefined;
}

/** A user of an edition who asks for reminders and whose hooker is injured shortly before the lock. */
async function leaveHookerInjured(edition: Edition): Promise<RemindedUser> {
  const { id, basePath } = edition;
  const folder = await mkdtemp(join(tmpdir(), 'fantasy-rugby-reminders-'));
  for (const name of ['squads', 'rounds', 'players'])
    await writeFile(join(folder, `${name}.json`), await published(edition, name));
  await game.season(`import --edition ${id} --from ${folder}`);
  await game.season(`clock --edition ${id} --at ${await timeBeforeTheLock(edition)}`);
  const user = aUser();
  const { page, troubles } = await visitWithTeam(`${basePath}/account`, desktop, { site: game.site, user });
  await askForReminders(page);
  const injured = await hookerOfTheTeam(page, edition);
  const all = z.parse(players, JSON.parse(await published(edition, 'players')));
  const changed = all.map((player) => (player.id === injured ? { ...player, status: 'injured' } : player));
  await writeFile(join(folder, 'players.json'), JSON.stringify(changed));
  await game.season(`import --edition ${id} --from ${folder}`);
  await rm(folder, { recursive: true, force: true });
  return { page, troubles, email: user.email, injured };
}

/** On the page of the account. */
async function askForReminders(page: Page): Promise<void> {
  const choice = page.getByRole('switch', { name: 'Email notifications' });
  await expectPage(choice).not.toBeChecked();
  await choice.press('Space');
  await page
    .getByRole('region', { name: /notifications/i })
    .getByRole('button', { name: /^Save/ })
    .click();
  await expectPage(page.getByText('Email Notifications have been updated').first()).toBeVisible();
}

/** A moment shortly before the first match of the next round. */
async function timeBeforeTheLock(edition: Edition): Promise<string> {
  const next = z
    .parse(rounds, JSON.parse(await published(edition, 'rounds')))
    .find(({ status }) => status.toLowerCase() === 'scheduled');
  const kickOffs = (next?.tournaments ?? []).map(({ date }) => Date.parse(date));
  return new Date(Math.min(...kickOffs) - threeHours).toISOString();
}

async function hookerOfTheTeam(page: Page, { apiSuffix }: Edition): Promise<number | undefined> {
  const area = ['fantasy', ...(apiSuffix === '' ? [] : [apiSuffix])].join('/');
  const shown = await page.request.get(`${game.site}/api/en/${area}/team/show-my`);
  return z.parse(answered, await shown.json()).success.team.lineup.hooker[0];
}

async function published({ jsonPath }: Edition, name: string): Promise<string> {
  return (await fetch(`${game.site}${jsonPath}/${name}.json`)).text();
}

it.each(Object.values(editions))(
  'the link of a reminder of $title asks for no transfers once every player will play [B15]',
  async (edition) => {
    const { page, troubles } = await visitWithTeam(`${edition.basePath}/my-team?transfers=suggested`, viewports[edition.id], {
      site: game.site,
    });
    await page.waitForURL(`${game.site}${edition.basePath}/my-team`);
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);
