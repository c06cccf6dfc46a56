import { editionIds } from '@rugby/domain/editions';
import axeCore, { type RunOptions } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type ConsoleMessage, type Page } from 'playwright';
import { expect as expectOnPage } from 'playwright/test';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { chromiumLaunch } from '../../../.ci/chromium.ts';
import { axeExclude, axeOptions, isOnlyCovered } from '../../../.storybook/checks/axeSettings.ts';
import { heldBack } from '../../../.storybook/plays/settled.ts';

export const phone = { width: 360, height: 800 };
export const narrow = { width: 320, height: 700 };
export const desktop = { width: 1280, height: 900 };

/** How long a page is waited for, in milliseconds: long enough for a slow machine that does other things too. */
const patience = 100_000;

/** Waits for what a page will show. */
export const expectPage = expectOnPage.configure({ timeout: patience });

let browser: Browser;
let violations: string[] = [];

/**
 * Opens one browser for the tests of a file; each page is a visitor of its own. Fails when anything in these pages broke their content security
 * policy. `settings` are switches of the browser.
 */
export function useBrowser(settings: readonly string[] = []): void {
  beforeAll(async () => {
    violations = [];
    const launch = await chromiumLaunch();
    browser = await chromium.launch({ ...launch, args: [...launch.args, ...settings] });
  });
  afterAll(async () => {
    await browser.close();
    expect(violations).toEqual([]);
  });
}

/** Returns what broke the content security policy in the pages of this file so far, and forgets it. */
export function takeViolations(): readonly string[] {
  return violations.splice(0);
}

export interface VisitSettings {
  /** Whether the visitor knows how to play. */
  readonly knowsTheGame?: boolean;
  /** Tests replace answers of the network, which a service worker would hide from them: it is blocked unless it is allowed. */
  readonly serviceWorkers?: 'allow' | 'block';
  /** Runs before the page is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

/** A page that is used for the first time, at an address of the game. It collects everything that goes wrong in it. */
export async function visit(
  path: string,
  viewport = desktop,
  site = inject('site'),
  { knowsTheGame = true, serviceWorkers = 'block', prepare = async () => {} }: VisitSettings = {},
): Promise<{ readonly page: Page; readonly troubles: readonly string[] }> {
  const context = await browser.newContext({
    viewport,
    hasTouch: viewport.width < 900,
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    reducedMotion: 'reduce',
    serviceWorkers,
  });
  context.setDefaultTimeout(patience);
  await context.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await context.addInitScript(reportViolations);
  if (knowsTheGame) await context.addInitScript(knowTheGame, [...editionIds]);
  await prepare(context);
  const page = await context.newPage();
  const troubles = collectTroubles(page);
  await page.clock.install();
  await page.goto(new URL(path, site).href);
  return { page, troubles };
}

/** A page as a browser shows it that nothing was changed in, with its own clock; also one that runs no scripts. `prepare` runs before it. */
export async function visitUntouched(
  path: string,
  viewport = desktop,
  javaScriptEnabled = true,
  prepare: (context: BrowserContext) => Promise<void> = async () => {},
) {
  const context = await browser.newContext({ viewport, locale: 'en-NZ', reducedMotion: 'reduce', javaScriptEnabled });
  context.setDefaultTimeout(patience);
  await prepare(context);
  const page = await context.newPage();
  const troubles = collectTroubles(page);
  await page.goto(new URL(path, inject('site')).href);
  return { page, troubles };
}

/** Begins to use a page that the server has rendered, and waits until the site runs in its place. */
export async function useRendered(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await expectPage(page.locator('#root[data-rendered]')).toHaveCount(0);
}

/** Opens the address of a page on another device, of a window of this size, to which its user has signed in as well. */
export async function visitOnOtherDevice(page: Page, viewport: typeof desktop) {
  const { origin, pathname } = new URL(page.url());
  const cookies = await page.context().cookies();
  return visit(pathname, viewport, origin, { prepare: (context) => context.addCookies(cookies) });
}

function collectTroubles(page: Page): readonly string[] {
  const troubles: string[] = [];
  page.on('pageerror', ({ message }) => troubles.push(message));
  page.on('console', (said) => {
    if (isTrouble(said)) troubles.push(`${said.text()} at ${said.location().url}`);
  });
  return troubles;
}

/**
 * Errors and warnings, but for the browser's word that it has blocked the service worker as the test asked, that a busy machine took seconds to use
 * what the page had requested early, and that a busy server refused a call for now: the site repeats it.
 */
function isTrouble(said: ConsoleMessage): boolean {
  const isLoud = said.type() === 'error' || said.type() === 'warning';
  return isLoud && !expectedWords.test(said.text());
}

const expectedWords =
  /^Service Worker registration blocked|was preloaded using link preload but not used within a few seconds|responded with a status of 503/;

/** The device has shown the notice of the players and the tutorial before. Runs in the page, which knows nothing but its argument. */
function knowTheGame(editions: readonly string[]): void {
  // The empty page before the first one has no storage.
  if (origin === 'null') return;
  for (const edition of editions) {
    localStorage.setItem(`pools:${edition}:published`, 'shown');
    localStorage.setItem(`tutorial:${edition}`, 'seen');
  }
}

/** Runs in each page. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, documentURI }) => {
    const report: unknown = Reflect.get(globalThis, 'reportViolation');
    if (typeof report === 'function') report(`${documentURI}: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
}

/** A dialog that opens, or is not shown yet. Until it is shown the page behind it is out of reach, and seems to have no content. */
const opening = `[data-entering], ${heldBack}`;

/** Nothing that axe objects to, and nothing to scroll sideways for. */
export async function expectReachable(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
}

/** What axe objects to, and whether the page has to be scrolled sideways. `rules` are switches of axe. */
export async function findBarriers(page: Page, rules: RunOptions['rules'] = {}): Promise<readonly string[]> {
  await expectPage(page.locator(opening)).toHaveCount(0);
  if (!(await page.evaluate(hasAxe))) await page.evaluate(axeCore.source);
  const { violations, overflow } = await page.evaluate(lookWithAxe, {
    exclude: axeExclude,
    options: { ...axeOptions, rules: { ...axeOptions.rules, ...rules } },
  });
  const counted = violations.filter((node) => !isOnlyCovered(node)).map(({ id, element }) => `${id}: ${element}`);
  return overflow > 0 ? [...counted, `${overflow} pixels wider than the window`] : counted;
}

/** Runs in the page, where axe stays until another document is loaded. */
function hasAxe(): boolean {
  return typeof Reflect.get(globalThis, 'axe') === 'object';
}

/**
 * Runs in the page, and knows nothing but its argument. Colours are looked at once no transition changes them.
 */
async function lookWithAxe({ exclude, options }: { readonly exclude: string[]; readonly options: RunOptions }) {
  const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const axe: typeof axeCore = Reflect.get(globalThis, 'axe');
  axe.configure({ noHtml: true });
  const { violations } = await axe.run({ exclude }, options);
  return {
    violations: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ any, element }) => ({
        id,
        any: any.map(({ data }) => ({ data })),
        element: element?.outerHTML.slice(0, 300),
      })),
    ),
    overflow: document.documentElement.scrollWidth - innerWidth,
  };
}
