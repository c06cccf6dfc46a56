import type { EditionId } from '@rugby/domain/editions';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, phone, useBrowser, visitOnOtherDevice } from './browser.ts';
import { useGameOfEachTry } from './game.ts';
import { createLeague, joinAsAnother } from './league.ts';
import { tabTo } from './keyboard.ts';
import { visitWithTeam } from './team.ts';

useBrowser();

const game = useGameOfEachTry();

interface Side {
  readonly entry: number;
  readonly points: number | null;
}

interface Tie {
  readonly home: Side | null;
  readonly away: Side | null;
  readonly winner: number | null;
}

interface Cup {
  readonly entries: readonly { readonly entry: number; readonly teamName: string | null; readonly displayName: string }[];
  readonly ownEntry: number;
  readonly stages: readonly { readonly roundId: number; readonly status: string; readonly ties: readonly Tie[] }[];
  readonly champion: number | null;
}

it('a cup is followed to its final and its champion, by keyboard alone on a phone and on a desktop beside it [B22]', async () => {
  const home = new URL('/rugby-championship/', game.site);
  const { page, troubles } = await visitWithTeam('/rugby-championship/leagues/create', phone, { site: game.site });
  const code = await createLeague(page, ['Cup']);
  for (const _ of [1, 2, 3]) await joinAsAnother(home, code);
  await tabTo(page, page.getByRole('link', { name: 'Cup', exact: true }));
  await page.keyboard.press('Enter');
  await expectPage(page.getByText('the cup is drawn at the kick-off of round 5')).toBeVisible();
  await expectReachable(page);
  const { page: wide, troubles: troublesOfWide } = await visitOnOtherDevice(page, desktop);
  await expectPage(wide.getByText('the cup is drawn at the kick-off of round 5')).toBeVisible();

  for (const round of [3, 4]) {
    await playRound('trc', round);
    await game.season(`finish --edition trc --round ${round}`);
  }
  await playRound('trc', 5);
  await page.reload();
  await expectPage(page.getByRole('heading', { name: 'You are in a semi-final' })).toBeVisible();
  await expectStage(page, 'Semi-finals', (await cupOf(page)).stages[0]?.ties ?? []);
  await expectReachable(page);
  await wide.reload();
  await expectTies(wide, await cupOf(wide));
  await tabTo(page, page.getByRole('radio', { name: 'Semis' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expectPage(page.getByRole('heading', { name: 'Final', exact: true })).toBeVisible();
  await expectPage(page.getByText('Waits for the stage before')).toBeVisible();

  await game.season('finish --edition trc --round 5');
  await playRound('trc', 6);
  await game.season('finish --edition trc --round 6');
  await page.reload();
  await expectPage(page.getByText('Winner of the cup')).toBeVisible();
  const { stages, champion, entries, ownEntry } = await cupOf(page);
  // The other device shows it without a reload.
  await expectChampion(wide, { champion, entries, ownEntry });
  await expectTies(wide, { stages });
  await expectReachable(wide);
  const [semis, final] = stages.map(({ ties }) => ties);
  for (const tie of [...(semis ?? []), ...(final ?? [])]) expect(bestOf(tie)).toContain(tie.winner);
  expect(final?.map(({ home: one, away }) => [one?.entry, away?.entry])).toEqual([semis?.map(({ winner }) => winner)]);
  expect(champion).toBe(final?.[0]?.winner);
  await expectChampion(page, { champion, entries, ownEntry });
  await expectStage(page, 'Final', final ?? []);
  await expectReachable(page);
  expect([...troubles, ...troublesOfWide]).toEqual([]);
  for (const each of [page, wide]) await each.context().close();
});

it('a cup is followed to its final on a desktop and on a phone beside it, over the rest of the longer season of clubs [B22]', async () => {
  const { page, troubles } = await visitWithTeam('/leagues/create', desktop, { site: game.site });
  const code = await createLeague(page, ['Cup']);
  for (const _ of [1, 2, 3]) await joinAsAnother(new URL(game.site), code);
  await page.getByRole('link', { name: 'Cup', exact: true }).click();
  const drawn = await page.getByText(/the cup is drawn at the kick-off of round \d+/).textContent();
  const semis = Number(/round (\d+)/.exec(drawn ?? '')?.[1]);
  const { page: narrow, troubles: troublesOfNarrow } = await visitOnOtherDevice(page, phone);
  await expectPage(narrow.getByText(drawn ?? '')).toBeVisible();
  for (let round = 7; round <= semis; round += 1) {
    await playRound('srp', round);
    await game.season(`finish --edition srp --round ${round}`);
  }
  await playRound('srp', semis + 1);
  await page.reload();
  await expectTies(page, await cupOf(page));
  await expectReachable(page);
  await narrow.reload();
  await expectStage(narrow, 'Final', (await cupOf(narrow)).stages[1]?.ties ?? []);
  await game.season(`finish --edition srp --round ${semis + 1}`);
  await expectPage(page.getByText('Winner of the cup')).toBeVisible();
  const cup = await cupOf(page);
  expect(cup.stages.map(({ roundId }) => roundId)).toEqual([semis, semis + 1]);
  await expectChampion(page, cup);
  await expectTies(page, cup);
  await expectReachable(page);
  // The other device shows it without a reload.
  await expectChampion(narrow, cup);
  await expectStage(narrow, 'Final', cup.stages[1]?.ties ?? []);
  await expectReachable(narrow);
  expect([...troubles, ...troublesOfNarrow]).toEqual([]);
  for (const each of [page, narrow]) await each.context().close();
});

/** The page names the winner, and congratulates only them. */
async function expectChampion(page: Page, { champion, entries, ownEntry }: Omit<Cup, 'stages'>): Promise<void> {
  const winner = entries.find(({ entry }) => entry === champion);
  await expectPage(page.locator('p:has-text("Winner of the cup") + strong')).toHaveText(
    winner?.teamName ?? winner?.displayName ?? '',
  );
  await expectPage(page.getByRole('heading', { name: 'You have won the cup' })).toHaveCount(champion === ownEntry ? 1 : 0);
}

/** Starts a round and plays its matches. */
async function playRound(edition: EditionId, round: number): Promise<void> {
  await game.season(`start --edition ${edition} --round ${round}`);
  await game.season(`simulate --edition ${edition} --round ${round} --seed ${round}`);
}

async function cupOf(page: Page): Promise<Cup> {
  const [, championship, id] = /^(\/rugby-championship)?\/league\/(\d+)/.exec(new URL(page.url()).pathname) ?? [];
  const answer = await page.request.get(
    `${game.site}/api/en/fantasy/${championship === undefined ? '' : 'trc/'}league/${id}/cup`,
  );
  return (await answer.json()).success.cup;
}

/** A desktop shows all stages beside one another, with the points of those who are known. */
async function expectTies(page: Page, { stages }: Pick<Cup, 'stages'>): Promise<void> {
  const points = page.getByRole('region', { name: 'Cup' }).getByRole('article').locator('strong');
  const sides = stages.flatMap(({ ties }) => ties.flatMap(({ home, away }) => [home, away]));
  await expectPage(points).toHaveText(sides.flatMap((side) => (side === null ? [] : [String(side.points)])));
}

/** The stage that the phone shows has this name and the points of these ties. */
async function expectStage(page: Page, name: string, ties: readonly Tie[]): Promise<void> {
  await expectPage(page.getByRole('heading', { name, exact: true })).toBeVisible();
  const points = page.getByRole('article').filter({ visible: true }).locator('strong');
  await expectPage(points).toHaveText(ties.flatMap(({ home, away }) => [String(home?.points), String(away?.points)]));
}

/** The entries of a tie that no other entry of it surpasses in points. */
function bestOf({ home, away }: Tie): readonly (number | undefined)[] {
  const sides = [home, away].filter((side) => side !== null);
  const most = Math.max(...sides.map(({ points }) => points ?? 0));
  return sides.filter(({ points }) => points === most).map(({ entry }) => entry);
}
