import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterEach, expect, test, vi } from 'vitest';
import { chromiumLaunch } from './chromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('the browser starts with its own libraries and its own fonts, and draws a page', async () => {
  const browser = await chromium.launch(await chromiumLaunch());
  const page = await browser.newPage();
  await page.setContent('<h1>Kick-off</h1>');
  expect(await page.getByRole('heading').innerText()).toBe('Kick-off');
  await browser.close();
});

test('many who ask at once get the same browser', async () => {
  const launches = await Promise.all([chromiumLaunch(), chromiumLaunch(), chromiumLaunch()]);
  expect(new Set(launches.map(({ executablePath }) => executablePath)).size).toBe(1);
});

test('CHROMIUM_PATH names another browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/browser/chrome');
  expect((await chromiumLaunch()).executablePath).toBe('/opt/browser/chrome');
});

test('where none is packed, the one on PATH is taken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'path-'));
  await writeFile(join(folder, 'chromium'), '');
  await chmod(join(folder, 'chromium'), 0o755);
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', folder);
  vi.spyOn(process, 'arch', 'get').mockReturnValue('arm64');
  expect((await chromiumLaunch()).executablePath).toBe(join(folder, 'chromium'));
  await rm(folder, { recursive: true });
});

test('where there is none at all, playwright looks for its own', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', '');
  vi.spyOn(process, 'arch', 'get').mockReturnValue('arm64');
  expect(await chromiumLaunch()).not.toHaveProperty('executablePath');
});
