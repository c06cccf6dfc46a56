import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { pictureBrowserFile } from '../../.storybook/pictures/pictureBrowser.ts';
import { findPictures, findOrphans, picturePathsOfStories } from '../../.storybook/pictures/pictures.ts';
import { root } from '../checks/run.ts';
import { acceptPictures } from './acceptPictures.ts';
import { chromiumLaunch } from '../chromium.ts';
import { leftPictures } from './pictureReview.ts';
import { squeeze } from '../squeeze.ts';
import { reviewReport, writeReview } from './writeReview.ts';

// Redraws the pictures of the stories that are named, and of no others:
//   npm run pictures -- packages/ui/src/primitives/Button
//   npm run pictures -- --all
// or shows on one page what changed, without a change of any picture:
//   npm run pictures -- --review
//   npm run pictures -- --review packages/ui/src/primitives/Button
// or takes single pictures as that page shows them:
//   npm run pictures -- --accept packages/ui/src/primitives/Button/__screenshots__/primitives-button-default.club-dark-phone.png
const isReview = process.argv.includes('--review');
const isAccept = process.argv.includes('--accept');
const named = process.argv.slice(2).filter((name) => name !== '--review' && name !== '--accept');
const isAll = named.includes('--all');

if (isReview) process.exitCode = await review();
else process.exitCode = isAccept ? await accept() : await redraw();

/** Runs the stories as they are and writes what failed on one page; ends as the run does. */
async function review(): Promise<number> {
  await rm(join(root, leftPictures), { recursive: true, force: true });
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reviewReport}`];
  const exitCode = await runStories([...report, ...named.filter((name) => name !== '--all')]);
  if (!existsSync(join(root, reviewReport))) {
    process.stderr.write('There is no review: the run of the stories ended before its report. The reason stands above.\n');
    return exitCode === 0 ? 1 : exitCode;
  }
  process.stdout.write(`The review: ${await writeReview(root, exitCode === 0)}\n`);
  return exitCode;
}

async function accept(): Promise<number> {
  const refusal = (await otherBrowser(await runningBrowser())) ?? (await acceptPictures(root, named));
  return refusal === undefined ? 0 : refuse(refusal);
}

async function redraw(): Promise<number> {
  if (named.length === 0)
    return refuse('Name the stories to redraw by a part of their path, or pass --all: npm run pictures -- Button');
  const browser = await runningBrowser();
  const refusal = isAll ? undefined : await otherBrowser(browser);
  if (refusal !== undefined) return refuse(refusal);
  const startedAt = Date.now();
  const exitCode = await runStories(['--update=all', ...(isAll ? [] : named)]);
  await squeezeSince(startedAt);
  if (exitCode !== 0) return exitCode;
  await writeFile(pictureBrowserFile, `${browser}\n`);
  await removeOrphans();
  return 0;
}

function refuse(reason: string): number {
  process.stderr.write(`${reason}\n`);
  return 2;
}

/** The reason to change no single picture: another browser made the others. */
async function otherBrowser(browser: string): Promise<string | undefined> {
  const made = await readFile(pictureBrowserFile, 'utf8').then(
    (text) => text.trim(),
    () => browser,
  );
  return made === browser ? undefined : `The pictures were made by ${made}; this is ${browser}. Redraw them --all, or none.`;
}

async function runningBrowser(): Promise<string> {
  const browser = await chromium.launch(await chromiumLaunch());
  const version = browser.version();
  await browser.close();
  return `Chromium ${version}`;
}

async function runStories(options: readonly string[]): Promise<number> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'stories', ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  const [exitCode] = await once(child, 'exit');
  return typeof exitCode === 'number' ? exitCode : 1;
}

/** Also those of stories that were named by their file, which no picture has in its path. */
async function squeezeSince(time: number): Promise<void> {
  for (const { path } of findPictures(root)) {
    const file = join(root, path);
    if ((await stat(file)).mtimeMs >= time) await squeeze(file);
  }
}

/** Pictures whose story was renamed or removed, where they were named. */
async function removeOrphans(): Promise<void> {
  const gone = findOrphans(findPictures(root), await picturePathsOfStories(root));
  for (const path of gone.filter((path) => isNamed({ path }))) {
    await rm(join(root, path));
    process.stdout.write(`removed ${path}\n`);
  }
}

function isNamed({ path }: { readonly path: string }): boolean {
  return isAll || named.some((name) => path.includes(name));
}
