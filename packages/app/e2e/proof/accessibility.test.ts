import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from '@rugby/domain/contract/address';
import { envelopeOf } from '@rugby/domain/contract/envelope';
import { z } from '@rugby/domain/contract/schema';
import { createTeamLink } from '@rugby/domain/contract/sharing/teamLinks';
import { type EditionId, editions } from '@rugby/domain/editions';
import { leagueTabs } from '@rugby/domain/game/leagues/leagueTabs';
import type { RunOptions } from 'axe-core';
import type { BrowserContext, Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { recordProof } from '../../../server/src/proof/size.ts';
import { paths } from '../../src/site/paths.ts';
import { desktop, expectPage, findBarriers, useBrowser, useRendered, visit } from '../browser.ts';
import { useGame } from '../game.ts';
import { createLeague, joinAsAnother } from '../league.ts';
import { visitWithTeam } from '../team.ts';

useBrowser();

const game = useGame();

/** What an edition shows: a round that is played and one that is live, or one before its deadline; a league with its contests; another team. */
interface Season {
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  readonly leagueId: string;
  readonly userId: string;
  /** The link to a team of the round. */
  readonly code: string;
}

const seasons = new Map<EditionId, Season>();

/** In forced colours axe takes for the colour of a text what the style sheet says, not what the system has put in its place. */
const modes = {
  dark: { media: { colorScheme: 'dark', forcedColors: 'none' }, rules: {} },
  light: { media: { colorScheme: 'light', forcedColors: 'none' }, rules: {} },
  'forced colours': { media: { colorScheme: 'dark', forcedColors: 'active' }, rules: { 'color-contrast': { enabled: false } } },
} as const;

beforeAll(async () => {
  seasons.set('srp', await playSeason('srp', 7));
  await runRound('srp', 8);
  seasons.set('trc', await playSeason('trc', 3));
}, 600_000);

const looks = (['srp', 'trc'] as const).flatMap((edition) => [320, 768, 1280].map((width) => ({ edition, width })));

it.for(looks)(
  'axe finds nothing on any page of $edition at $width pixels, signed out and signed in',
  async ({ edition, width }, test) => {
    const season = seasons.get(edition);
    if (season === undefined) throw new Error(`${edition} has no season.`);
    const addresses = addressesOf(edition, season);
    const viewport = { width, height: 900 };
    const { page: visitor } = await visit('/', viewport, game.site);
    const { page: user } = await visit('/', viewport, game.site, { prepare: (context) => context.addCookies(season.cookies) });
    const findings = await Promise.all([walk(visitor, addresses, 'signed out'), walk(user, addresses, 'signed in')]);
    await Promise.all([visitor, user].map((page) => page.context().close()));
    expect(findings.flat().map((finding) => `${edition} ${width} ${finding}`)).toEqual([]);
    const seen = addresses.length * 2 * Object.keys(modes).length;
    recordProof(
      test,
      `Accessibility: ${seen} views of ${edition} at ${width} pixels, dark, light and in forced colours: 0 findings`,
    );
  },
);

/** A user with a team and a league of four with its contests, whose first round has been played. */
async function playSeason(edition: EditionId, round: number): Promise<Season> {
  const { basePath } = editions[edition];
  const { page } = await visitWithTeam(`${basePath}/leagues/create`, desktop, { site: game.site });
  const code = await createLeague(page, ['Head-to-head', 'Cup']);
  const [, leagueId = ''] = /\/league\/(\d+)\//.exec(page.url()) ?? [];
  for (const _ of [1, 2, 3]) await joinAsAnother(new URL(`${basePath}/`, game.site), code);
  await runRound(edition, round);
  await game.season(`finish --edition ${edition} --round ${round}`);
  const link = await page.request.post(game.site + addressOf(createTeamLink, editions[edition], 'en', {}), {
    data: { roundId: round },
  });
  expect(link.status(), await link.text()).toBe(200);
  const { success } = z.parse(envelopeOf(createTeamLink.success), await link.json());
  await page.goto(new URL(`${basePath}/leaderboard`, game.site).href);
  const team = await page
    .getByRole('link', { name: /^View / })
    .first()
    .getAttribute('href');
  const cookies = await page.context().cookies();
  await page.context().close();
  return { ...success, cookies, leagueId, userId: /\d+$/.exec(team ?? '')?.[0] ?? '' };
}

async function runRound(edition: EditionId, round: number): Promise<void> {
  await game.season(`start --edition ${edition} --round ${round}`);
  await game.season(`simulate --edition ${edition} --round ${round} --seed 3`);
}

/** Every address of an edition with the tabs of a league, and one that is none. */
function addressesOf(edition: EditionId, { leagueId, userId, code }: Season): readonly string[] {
  const league = paths.league.replace(':leagueId', leagueId);
  const known = Object.values(paths).filter((path) => path !== paths.league);
  return [...known, ...leagueTabs.map((tab) => league.replace('*', tab)), '/no-such-page'].map((path) =>
    [
      editions[edition].basePath,
      path
        .replace(':userId', userId)
        .replace(':code?', 'ABCDEFGH')
        .replace(':code', code)
        .replace(':token?', '')
        .replace('/*', ''),
    ].join(''),
  );
}

async function walk(page: Page, addresses: readonly string[], account: string): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const address of addresses) {
    await open(page, address);
    for (const [mode, { media, rules }] of Object.entries(modes)) {
      await page.emulateMedia(media);
      const barriers = await lastingBarriers(page, rules);
      findings.push(...barriers.map((barrier) => `${account} ${mode} ${address}: ${barrier}`));
    }
  }
  return findings;
}

/** What is still a barrier some seconds later: a dialog that is being loaded has no place in the page yet. */
async function lastingBarriers(page: Page, rules: RunOptions['rules']): Promise<readonly string[]> {
  for (let looks = 0; looks < 5; looks += 1) {
    if ((await findBarriers(page, rules)).length === 0) return [];
    await sleep(1000);
  }
  return findBarriers(page, rules);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(new URL(address, game.site).href);
  await useRendered(page);
  await page.waitForLoadState('networkidle');
  // That of a dialog, if one opens with the page: it hides the page's own.
  await expectPage(page.getByRole('heading').first()).toBeVisible();
  await expectPage(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
