import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, expectPage, phone, useBrowser } from './browser.ts';
import { places, press, visitWithTeam } from './team.ts';
import { visitAsUser } from './user.ts';

useBrowser();

/** The rows of the pitch and its places, from left to right. */
const pitch = [
  ['row Front row', 'Prop', 'Hooker', 'Prop'],
  ['row Second row', 'Lock', 'Lock'],
  ['row Back row', 'Flanker', 'Number eight', 'Flanker'],
  ['row Half backs', 'Scrum half', 'Fly half'],
  ['row Centres', 'Centre', 'Centre'],
  ['row Back three', 'Winger', 'Full back', 'Winger'],
].flat();

/** The list of players, beside the pitch or in the sheet of a phone. */
const playersToChooseFrom = ['group Filters', 'grid Players to choose from'];

describe('a screen reader reads', () => {
  it.each([
    {
      base: '',
      viewport: desktop,
      team: [
        'region More about this team',
        'complementary',
        'region Before the round',
        'heading Players',
        ...playersToChooseFrom,
      ],
      transfers: [
        'region More about this team',
        'complementary',
        'region Transfers',
        'heading Transfers',
        'list Your transfers',
        'heading Front Row',
        ...playersToChooseFrom,
      ],
      before: ['banner', 'navigation Main'],
      choice: [],
    },
    {
      base: '/rugby-championship',
      viewport: phone,
      team: ['region More about this team', 'contentinfo'],
      transfers: ['region More about this team', 'contentinfo'],
      before: ['banner'],
      choice: ['group Choose a prop for PLAYER'],
    },
  ])(
    'the team page at "$base" from the next step over the pitch, row by row, to the players, and transfers in the same order [B13]',
    async ({ base, viewport, team, transfers, before, choice }) => {
      const { page } = await visitWithTeam(`${base}/my-team`, viewport);
      const head = ['region Game bar', 'main', 'heading My Team', 'group Team tools'];
      await expectOutline(page, [...before, ...head, 'grid Your fifteen', ...team]);
      expect(await readPitch(page)).toEqual(pitch);

      await press(page, 'Transfers');
      const marked = places(page).first();
      await marked.click();
      await expectPage(marked).toHaveAccessibleName(/, marked out, press to keep them$/);
      await expectOutline(page, [...before, ...head, ...choice, 'grid Your fifteen', ...transfers]);
      expect(await readPitch(page)).toEqual(pitch);
      // Each says what a press does, and is followed by the way to its profile.
      await expectPage(places(page).filter({ hasText: 'press to transfer out' })).toHaveCount(14);
      await expectPage(page.getByRole('gridcell').getByRole('button', { name: /^About / })).toHaveCount(15);
      await page.context().close();
    },
  );

  it.each([
    ['/leaderboard', desktop, 'Leaderboard', ['Rank', 'Team', 'Round 6', 'Average', 'Total', 'View team'], ['navigation Main']],
    ['/rugby-championship/leaderboard', phone, 'Rankings', ['Rank', 'Team', 'Total', 'View team'], []],
  ] as const)(
    'the ladder at %s as a table: its filters, its columns, and each team by rank [B13]',
    async (path, viewport, title, columns, navigation) => {
      const { page } = await visitAsUser(path, viewport);
      const table = page.getByRole('table', { name: 'Teams by Total points' });
      await expectPage(table.getByRole('columnheader')).toHaveText([...columns]);
      await expectOutline(page, [
        'banner',
        ...navigation,
        'main',
        `heading ${title}`,
        'region Filters',
        'table Teams by Total points',
        'region Your place',
        'heading Your place',
        'contentinfo',
        'navigation Site',
      ]);
      const [, ...rows] = await table.getByRole('row').all();
      const [first] = rows;
      if (first === undefined) throw new Error('The ladder has no team.');
      const cells = (await first.ariaSnapshot()).split('\n').filter((line) => /^ {2}- (?:cell|rowheader) /.test(line));
      expect(cells).toHaveLength(columns.length);
      expect(cells[0]).toMatch(/cell "1 .*(?:places? (?:won|lost)|No place won or lost)"/);
      expect(cells[1]).toMatch(/rowheader "/);
      await page.context().close();
    },
  );
});

describe.each([
  ['', desktop],
  ['/rugby-championship', phone],
] as const)('a screen reader hears on the team page at "%s"', (base, viewport) => {
  it('what an edit leaves of the budget, why transfers are refused, and that the team is saved [B13]', async () => {
    const { page } = await visitAsUser(`${base}/my-team`, viewport);
    await press(page, 'Autofill');
    await expectPage(announced(page, /^Team filled\. \d+\.\d million left$/)).toHaveCount(1);
    await places(page).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expectPage(announced(page, /^\S+ removed\. \d+\.\d million left$/)).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expectPage(announced(page, /^Undone: \S+ removed\. \d+\.\d million left$/)).toHaveCount(1);

    await press(page, 'Save team');
    await page.getByRole('dialog', { name: 'Review your team' }).getByRole('button', { name: 'Save team' }).click();
    // It takes the focus, and so is read.
    const receipt = page.getByRole('dialog', { name: 'Your team is in' });
    await expectPage(receipt).toBeFocused();
    await expectPage(receipt).toContainText(/Saved \d\d:\d\d/);
    await receipt.getByRole('button', { name: 'Done' }).click();
    await expectPage(announced(page, /Saved \d\d:\d\d/)).toHaveCount(1);

    await press(page, 'Transfers');
    await places(page).first().click();
    await expectPage(announced(page, /^\S+ marked out\. \d+\.\d million left$/)).toHaveCount(1);
    await press(page, /^Review 1/);
    await expectPage(announced(page, /^Every player who leaves needs a replacement\. Still open: .+\.$/)).toHaveCount(1);
    await page.context().close();
  });
});

/** What is in the accessibility tree, and announced when its text changes. */
function announced(page: Page, text: RegExp): Locator {
  return page.getByRole('status').filter({ hasText: text });
}

/** The landmarks, headings, groups, tables and grids of the page, in the order in which they are read. Names of players are left out. */
async function outlineOf(page: Page): Promise<readonly string[]> {
  const parts =
    /^ *- (banner|navigation|region|main|complementary|contentinfo|heading|group|grid|table|list(?= "))(?![a-z])(?: "([^"]*)")?/gm;
  const snapshot = await page.locator('body').ariaSnapshot();
  return [...snapshot.matchAll(parts)].map(([, role, name = '']) =>
    `${role} ${name.replace(/(?<=^Choose a \w+ for ).+/, 'PLAYER')}`.trim(),
  );
}

async function expectOutline(page: Page, outline: readonly string[]): Promise<void> {
  await expect.poll(() => outlineOf(page), { timeout: 60_000 }).toEqual(outline);
}

/** The rows of the pitch and the positions of their places, in the order in which they are read. */
async function readPitch(page: Page): Promise<readonly string[]> {
  const snapshot = await page.getByRole('grid', { name: 'Your fifteen' }).ariaSnapshot();
  return [...snapshot.matchAll(/^ *- (?:(row "[^"]+")|gridcell "[^,"]+, ([^,]+),)/gm)].map(
    ([, row, position]) => row?.replaceAll('"', '') ?? position ?? '',
  );
}
