import type { Page } from 'playwright';
import { editions } from '@rugby/domain/editions';
import { expect, it } from 'vitest';
import { recordProof } from '../../server/src/proof/size.ts';
import { paths } from '../src/site/paths.ts';
import { desktop, expectPage, phone, takeViolations, useBrowser, visit } from './browser.ts';
import { visitAsUser } from './user.ts';

useBrowser();

/** Every address of an edition, with values for what it names. */
function addressesOf(basePath: string): readonly string[] {
  return Object.values(paths).map((path) =>
    [
      basePath,
      path
        .replace(':userId', '1')
        .replace(':leagueId/*', '1')
        .replace(':code?', 'ABCDEFGH')
        .replace(':token?', '')
        .replace('/*', ''),
    ].join(''),
  );
}

async function open(page: Page, address: string): Promise<void> {
  const answer = await page.goto(new URL(address, page.url()).href);
  expect(answer?.headers()['referrer-policy']).toBe('strict-origin-when-cross-origin');
  // A dialog that opens with the page hides its headings from assistive technology.
  await expectPage(page.locator('h1, h2').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
}

it('no page of either edition breaks its content security policy, signed out and signed in: R14', async (test) => {
  const { page: user } = await visitAsUser('/my-team', desktop);
  const { page: visitor } = await visit('/', phone);
  const addresses = Object.values(editions).flatMap(({ basePath }) => addressesOf(basePath));
  const pages = [visitor, user];
  await Promise.all(
    pages.map(async (page) => {
      for (const address of addresses) await open(page, address);
    }),
  );
  // Each names its page.
  expect(takeViolations()).toEqual([]);
  await Promise.all(pages.map((page) => page.context().close()));
  const visited = pages.length * addresses.length;
  recordProof(
    test,
    `R14: ${visited} visits of all pages of both editions, signed out and signed in: 0 violations of the content security policy`,
  );
});

it('a script, a style, a picture of another site and text as markup are violations', async () => {
  const { page } = await visit('/rules');
  await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible();
  const attempts: readonly (readonly [directive: string, attempt: () => void])[] = [
    [
      'require-trusted-types-for',
      () => {
        document.head.append(Object.assign(document.createElement('script'), { src: 'https://evil.example/a.js' }));
      },
    ],
    [
      'style-src-elem',
      () => {
        document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' }));
      },
    ],
    [
      'img-src',
      () => {
        document.body.append(Object.assign(new Image(), { src: 'https://evil.example/a.png' }));
      },
    ],
    [
      'require-trusted-types-for',
      () => {
        document.body.innerHTML += '';
      },
    ],
  ];
  for (const [directive, attempt] of attempts) {
    const seen: string[] = [];
    await page.evaluate(attempt).catch(() => undefined);
    await expectPage.poll(() => seen.push(...takeViolations()) && seen.join()).toContain(`: ${directive} `);
  }
  await page.context().close();
});
