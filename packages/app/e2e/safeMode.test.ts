import { safeModeHeader } from '@rugby/domain/contract/safeMode';
import { describe, expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, phone, useBrowser } from './browser.ts';
import { useGameOfEachTry } from './game.ts';
import { press } from './team.ts';
import { visitAsUser } from './user.ts';

useBrowser();

const game = useGameOfEachTry();
const sentence =
  /^We are working on the game: you can look at everything, but nothing can be changed\. What is saved stays saved\.$/;

describe.each([
  ['/', phone],
  ['/rugby-championship/', desktop],
])('in safe mode the site at %s', (path, viewport) => {
  it('says that nothing can be changed, keeps the draft that it cannot save, and saves it afterwards [B24]', async () => {
    const { page, troubles } = await visitAsUser(`${path}my-team`, viewport, { site: game.site });
    const notice = page.getByRole('status').filter({ hasText: sentence });
    const save = async () => {
      await press(page, 'Save team');
      await page.getByRole('dialog', { name: 'Review your team' }).getByRole('button', { name: 'Save team' }).click();
    };
    await press(page, 'Autofill');
    await expectPage(page.getByText('Not saved').filter({ visible: true }).first()).toBeVisible();

    await switchSafeMode('on');
    await page.reload();
    await expectPage(notice).toBeVisible();
    await press(page, 'Keep');
    await expectPage(page.getByRole('alertdialog')).toHaveCount(0);
    await expectReachable(page);
    await save();
    const refusal = page.getByRole('alertdialog', { name: 'Error' });
    await expectPage(refusal).toContainText('so this was not saved. Your changes stay on this screen.');
    await refusal.getByRole('button', { name: 'Close' }).first().click();
    await expectPage(page.getByText('Not saved').filter({ visible: true }).first()).toBeVisible();
    await expectPage(page.getByRole('gridcell').getByRole('button', { name: /, empty/ })).toHaveCount(0);

    await switchSafeMode('off');
    await page.clock.fastForward('01:20');
    await expectPage(notice).toHaveCount(0);
    await save();
    await expectPage(page.getByRole('dialog', { name: 'Your team is in' })).toContainText(/Saved \d\d:\d\d/);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

it('a page that was open before says it with the first refused change [B24]', async () => {
  const { page } = await visitAsUser('/my-team', desktop, { site: game.site });
  const notice = page.getByRole('status').filter({ hasText: sentence });
  await press(page, 'Autofill');
  // Without its fifteen the page leads to the players instead.
  await expectPage(page.getByText('Not saved').filter({ visible: true }).first()).toBeVisible();
  await expectPage(notice).toHaveCount(0);
  await switchSafeMode('on');
  await press(page, 'Save team');
  await page.getByRole('dialog', { name: 'Review your team' }).getByRole('button', { name: 'Save team' }).click();
  await expectPage(page.getByRole('alertdialog', { name: 'Error' })).toContainText('so this was not saved');
  await expectPage(notice).toHaveCount(1);
  await switchSafeMode('off');
  await page.context().close();
});

/** Switches it as an operator does, and waits until the server has noticed. */
async function switchSafeMode(state: 'on' | 'off'): Promise<void> {
  await game.season(`safe-mode ${state}`);
  const header = async () => (await fetch(new URL('/api/en/fantasy/dashboard', game.site))).headers.get(safeModeHeader);
  await expectPage.poll(header).toBe(state === 'on' ? 'on' : null);
}
