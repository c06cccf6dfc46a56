import type { BrowserContext, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { desktop, expectPage, expectReachable, narrow, phone, useBrowser, visit } from './browser.ts';
import { enter, typeAccount, typeProfile } from './keyboard.ts';
import { acceptTerms, aUser, fillInAccount, fillInProfile, logIn, registerElsewhere, sendRegistration } from './user.ts';

useBrowser();

describe.each([
  ['/', desktop],
  ['/rugby-championship', phone],
] as const)('registering at %s', (path, viewport) => {
  it(`asks for the profile first where the edition is configured so, at ${viewport.width} pixels [A-064, A-077]`, async () => {
    const { page, troubles } = await visit('/health', viewport);
    await reverseSteps(page);
    await page.goto(new URL(path, inject('site')).href);
    const user = aUser();
    await page.getByRole('button', { name: 'Play now' }).click();
    const dialog = page.getByRole('dialog');
    await expectPage(dialog.getByText('Step 1 of 2').first()).toBeVisible();
    await expectPage(dialog.getByLabel('Email', { exact: true })).toHaveCount(0);
    await fillInProfile(page, user);
    await acceptTerms(page);
    await expectReachable(page);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expectPage(page.getByRole('dialog', { name: 'You' })).toBeVisible();
    await fillInAccount(page, user);
    await expectReachable(page);
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(/\/my-team$/);
    expect(troubles).toEqual([]);
    // Scripts may still be on their way through the changed network.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  });
});

it('by keyboard only at 320 pixels: both steps, back without loss, and on to the team [A-064, A-075, A-076]', async () => {
  const { page, troubles } = await visit('/', narrow);
  const user = aUser();
  const { keyboard } = page;
  const dialog = page.getByRole('dialog');
  await enter(page, page.getByRole('button', { name: 'Play now' }));
  await typeAccount(page, user);
  await expectReachable(page);
  await keyboard.press('Enter');
  await expectPage(dialog.getByLabel('Display name', { exact: true })).toBeFocused();
  await enter(page, dialog.getByRole('button', { name: 'Back' }));
  await expectPage(dialog.getByLabel('Email', { exact: true })).toBeFocused();
  await expectPage(dialog.getByLabel('Last name', { exact: true })).toHaveValue('Kahu');
  await keyboard.press('Enter');
  await expectPage(dialog.getByLabel('Display name', { exact: true })).toBeFocused();
  await typeProfile(page, user);
  await expectReachable(page);
  await enter(page, dialog.getByRole('button', { name: 'Create account' }));
  await page.waitForURL(/\/my-team$/);
  expect(troubles).toEqual([]);
  await page.context().close();
});

it('left by Back keeps its answers in the site, and the browser asks before they are lost [A-169]', async () => {
  const { page } = await visit('/help/faqs');
  const email = page.getByRole('dialog').getByLabel('Email', { exact: true });
  await openRegistration(page);
  await email.fill('mere@example.org');
  await page.goBack();
  await expectPage(page).toHaveURL(/\/help\/faqs/);
  await openRegistration(page);
  await expectPage(email).toHaveValue('mere@example.org');
  await dismissQuestionOfReload(page);
  await expectPage(email).toHaveValue('mere@example.org');
  await page.context().close();
});

describe('a server', () => {
  it('that knows the address says so in the first step, and the form goes on with another [A-075, A-078]', async () => {
    const taken = aUser();
    await registerElsewhere(new URL(inject('site')), taken);
    const { page } = await visit('/', phone);
    await page.getByRole('button', { name: 'Play now' }).click();
    const dialog = page.getByRole('dialog');
    await fillInAccount(page, taken);
    await expectPage(dialog.getByText('There is already an account with this email address')).toBeVisible();
    await expectPage(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
    await fillInAccount(page, aUser());
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expectPage(page.getByRole('dialog', { name: 'Your team and terms' })).toBeVisible();
    await page.context().close();
  });

  it('whose checks fail blocks nothing; a taken address is then refused at its field, in its step [A-078, A-350]', async () => {
    const taken = aUser();
    await registerElsewhere(new URL(inject('site')), taken);
    const { page } = await visit('/');
    await page.route('**/user/check-*', (route) => route.fulfill({ status: 429, json: { success: null, errors: [] } }));
    await goToLastStep(page, { ...aUser(), email: taken.email });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await expectPage(dialog.getByLabel('Email', { exact: true })).toBeFocused();
    await expectPage(dialog.getByText('There is already an account with this email address')).toBeVisible();
    await expectPage(dialog.getByLabel('Last name', { exact: true })).toHaveValue('Kahu');
    await page.context().close();
  });

  it('that is slow is waited for, and one that is gone loses nothing: the same form is sent when it is back', async () => {
    const { page } = await visit('/', phone);
    await goToLastStep(page, aUser());
    const dialog = page.getByRole('dialog');
    const create = dialog.getByRole('button', { name: 'Create account' });
    let answer: () => void = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/user/register', async (route) => {
      await answered;
      await route.fulfill({ status: 500, json: { success: null, errors: [] } });
    });
    await create.click();
    await expectPage(dialog.getByRole('button', { name: /Creating/ })).toBeVisible();
    answer();
    await expectPage(dialog.getByRole('alert')).toBeVisible();
    await page.unroute('**/user/register');
    await page.route('**/user/register', (route) => route.abort());
    await create.click();
    await expectPage(dialog.getByRole('alert')).toContainText(/connection|offline/i);
    await expectReachable(page);
    await page.unroute('**/user/register');
    await create.click();
    await page.waitForURL(/\/my-team$/);
    await page.context().close();
  });
});

describe.each([
  ['/', '/rugby-championship', 'Rugby Championship Fantasy', 'Super Rugby Pacific Fantasy', narrow],
  ['/rugby-championship', '/', 'Super Rugby Pacific Fantasy', 'Rugby Championship Fantasy', desktop],
] as const)('a user of %s', (home, other, title, homeTitle, viewport) => {
  it(`joins ${title} with one confirmation, and not before its terms are ticked [A-170, A-186, A-309]`, async () => {
    const site = inject('site');
    const prepare = ({ request }: BrowserContext) => sendRegistration(request, new URL(home, site), aUser());
    const { page, troubles } = await visit(`${other === '/' ? '' : other}/my-team`, viewport, site, { prepare });
    const dialog = page.getByRole('dialog', { name: `Play ${title}` });
    const join = dialog.getByRole('button', { name: 'Join the game' });
    await expectPage(join).toBeDisabled();
    await expectPage(page.getByRole('grid', { name: 'Your fifteen' })).toHaveCount(0);
    await expectReachable(page);
    await dialog.getByRole('button', { name: `Back to ${homeTitle}` }).click();
    await expectPage(page.getByRole('grid', { name: 'Your fifteen' })).toBeVisible();
    await page.goBack();
    await acceptTerms(page);
    await join.click();
    await expectPage(page.getByRole('grid', { name: 'Your fifteen' })).toBeVisible();
    await page.reload();
    await expectPage(page.getByRole('grid', { name: 'Your fifteen' })).toBeVisible();
    await expectPage(dialog).toHaveCount(0);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

it('a session that expires while an edition is joined loses no answer, and the page then has the focus [A-186, B5]', async () => {
  const user = aUser();
  const site = inject('site');
  const prepare = ({ request }: BrowserContext) => sendRegistration(request, new URL(site), user);
  const { page } = await visit('/rugby-championship/leagues', phone, site, { prepare });
  const dialog = page.getByRole('dialog', { name: 'Play Rugby Championship Fantasy' });
  const join = dialog.getByRole('button', { name: 'Join the game' });
  await dialog.getByText('Argentina').click();
  await dialog.getByText('Rugby Australia').click();
  await acceptTerms(page);
  await page.context().clearCookies({ name: 'session' });
  await join.click();
  await logIn(page, user);
  await expectPage(dialog.getByRole('radio', { name: 'Argentina' })).toBeChecked();
  await expectPage(dialog.getByRole('checkbox', { name: 'Rugby Australia' })).toBeChecked();
  await expectPage(join).toBeFocused();
  await join.click();
  await expectPage(page.getByRole('heading', { level: 1, name: 'My Leagues' })).toBeFocused();
  await page.context().close();
});

it('the choices with which an edition is joined stay in the site, and the browser asks before they are lost [A-186]', async () => {
  const site = inject('site');
  const prepare = ({ request }: BrowserContext) => sendRegistration(request, new URL(site), aUser());
  const { page } = await visit('/rugby-championship/help', phone, site, { prepare });
  const dialog = page.getByRole('dialog', { name: 'Play Rugby Championship Fantasy' });
  const openLeagues = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'My Leagues' }).click();
    await dialog.waitFor();
  };
  await openLeagues();
  await expectPage(dialog.locator('[role="radiogroup"] label')).toHaveText([
    'Argentina',
    'Australia',
    'New Zealand',
    'South Africa',
    'None',
  ]);
  await dialog.getByText('Argentina').click();
  await dialog.getByText('Rugby Australia').click();
  await acceptTerms(page);
  await page.goBack();
  await expectPage(dialog).toHaveCount(0);
  await openLeagues();
  const expectChoices = async () => {
    await expectPage(dialog.getByRole('radio', { name: 'Argentina' })).toBeChecked();
    await expectPage(dialog.getByRole('checkbox', { name: 'Rugby Australia' })).toBeChecked();
    await expectPage(dialog.getByRole('checkbox', { name: /I accept/ })).toBeChecked();
  };
  await expectChoices();
  await dismissQuestionOfReload(page);
  await expectChoices();
  await dialog.getByRole('button', { name: 'Back to Super Rugby Pacific Fantasy' }).click();
  await expectPage(page.getByRole('grid', { name: 'Your fifteen' })).toBeVisible();
  await page.context().close();
});

async function goToLastStep(page: Page, user: ReturnType<typeof aUser>): Promise<void> {
  await page.getByRole('button', { name: 'Play now' }).click();
  await fillInAccount(page, user);
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  await fillInProfile(page, user);
  await acceptTerms(page);
}

/** Loads the page again, is asked by the browser, and stays. */
async function dismissQuestionOfReload(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
}

/** From the header of a page to the registration. */
async function openRegistration(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click();
}

/** Serves the site as if its editions were configured with the two steps of the registration in the other order. */
async function reverseSteps(page: Page): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const steps = /registrationSteps:\[(\[[^\]]*\]),(\[[^\]]*\])\]/;
    await route.fulfill({ response, body: code.replace(steps, 'registrationSteps:[$2,$1]') });
  });
}
