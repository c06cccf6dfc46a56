import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, phone, useBrowser, visit } from './browser.ts';
import { breakStatsCentre } from './brokenPage.ts';
import { type Game, startGame } from './game.ts';
import { openReportSink, type ReportSink } from './reportSink.ts';

useBrowser();

let game: Game;
let sink: ReportSink;

beforeAll(async () => {
  sink = await openReportSink();
  game = await startGame({ SENTRY_DSN: sink.dsn });
});
afterAll(() => Promise.all([game.stop(), sink.close()]));

/** Throws in the page, outside anything that would catch it; every error is drawn for the sample. */
async function breakPage(page: Page, message: string): Promise<void> {
  await page.evaluate((text) => {
    Math.random = () => 0;
    dispatchEvent(new ErrorEvent('error', { error: new Error(text), message: text }));
  }, message);
}

/** The files of the site that a page asks for from now on. */
function watchFiles(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  return files;
}

const choiceOn = (page: Page) => page.getByRole('switch', { name: 'Send error reports' });

describe.each(['', '/rugby-championship'])('an error in the edition at "%s"', (base) => {
  it('is reported only while the visitor allows it, without their address [A-360]', async () => {
    const { page } = await visit(`${base}/help`, phone, game.site);
    const files = watchFiles(page);
    const before = sink.received.length;
    const choice = choiceOn(page);
    await expectPage(choice).not.toBeChecked();
    await expectReachable(page);
    await breakPage(page, 'before consent');
    await choice.press('Space');
    await expectPage(choice).toBeChecked();
    expect(files.filter((file) => file.includes('createReporter'))).toEqual([]);

    await breakPage(page, 'no team of mere@example.org');
    await expect.poll(() => sink.received.length, { timeout: 60_000 }).toBe(before + 1);
    expect(sink.received.at(-1)).toContain('no team of [email]');
    expect(sink.received.join()).not.toMatch(/before consent|mere@|"request"|"user"/);

    await page.reload();
    await expectPage(choice).toBeChecked();
    await choice.press('Space');
    await expectPage(choice).not.toBeChecked();
    await breakPage(page, 'after consent');
    await choice.press('Space');
    await breakPage(page, 'the last one');
    await expect.poll(() => sink.received.at(-1), { timeout: 60_000 }).toContain('the last one');
    expect(sink.received).toHaveLength(before + 2);
    await page.context().close();
  });
});

it('a page that breaks is reported as well as replaced [A-357, A-360]', async () => {
  const { page } = await visit('/help', desktop, game.site);
  await choiceOn(page).press('Space');
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await breakStatsCentre(page, 'the stats centre broke');
  await page.goto(`${game.site}/stats-centre`);
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect.poll(() => sink.received.at(-1), { timeout: 60_000 }).toContain('"value":"the stats centre broke"');
  expect(sink.received.at(-1)).toContain('"page":"stats-centre"');
  await page.context().close();
});

it('pages may call the server of the reports and no other', async () => {
  const origin = new URL(sink.dsn).origin;
  const { headers } = await fetch(`${game.site}/help`);
  expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${origin};`);
});

it('without a server of reports there is no choice, and pages call only their own [A-360]', async () => {
  const { page } = await visit('/help');
  const files = watchFiles(page);
  await page.reload();
  await expectPage(page.getByRole('contentinfo')).toBeVisible();
  expect(await choiceOn(page).count()).toBe(0);
  expect(files.filter((file) => /watchErrors|ErrorReports|createReporter/.test(file))).toEqual([]);
  const { headers } = await fetch(page.url());
  expect(headers.get('content-security-policy')).toContain(`connect-src 'self';`);
  await page.context().close();
});
