import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

// Runs the deliberately bad stories beside this file as the good ones are run, and holds that each is red for its own reason.
describe('the test set-up', () => {
  let outcome: ReadonlyMap<string, Outcome>;

  beforeAll(async () => {
    outcome = await runBadStories();
  });

  test('a good story among bad ones is green', () => {
    expect(outcome.get('Straight')).toEqual({ status: 'passed', reason: '' });
  });

  test('what suspends after a press is shown', () => {
    expect(outcome.get('Loads What Is Pressed')).toEqual({ status: 'passed', reason: '' });
  });

  test('a dialog is found by its name, not by what it contains', () => {
    expect(outcome.get('Finds By Name')).toEqual({ status: 'passed', reason: '' });
  });

  test('an image without alternative text is red, by axe', () => {
    expect(outcome.get('Missing Alt')?.status).toBe('failed');
    expect(outcome.get('Missing Alt')?.reason).toContain('image-alt');
  });

  test('targets of 20 pixels without room between them are red, by axe', () => {
    expect(outcome.get('Small Targets')?.status).toBe('failed');
    expect(outcome.get('Small Targets')?.reason).toContain('target-size');
  });

  test('a target that a bar covers in part is green: it can be scrolled', () => {
    expect(outcome.get('Covered Target')).toEqual({ status: 'passed', reason: '' });
  });

  test('a block one pixel too wide is red, by its picture', () => {
    expect(readFileSync(picture('off-by-a-pixel'))).toEqual(readFileSync(picture('straight')));
    expect(outcome.get('Off By A Pixel')?.status).toBe('failed');
    expect(outcome.get('Off By A Pixel')?.reason).toContain('40 pixels');
  });

  test('a colour off by a shade is red, by its picture', () => {
    expect(readFileSync(picture('off-by-a-shade'))).toEqual(readFileSync(picture('straight')));
    expect(outcome.get('Off By A Shade')?.status).toBe('failed');
    expect(outcome.get('Off By A Shade')?.reason).toContain('1600 pixels');
  });

  test('a story without a picture is red, and none is written for it', () => {
    expect(outcome.get('Without Picture')?.status).toBe('failed');
    expect(outcome.get('Without Picture')?.reason).toContain('No existing reference screenshot found');
    expect(existsSync(picture('without-picture'))).toBe(false);
  });

  test('statuses that are one shape in two colours are red, in every vision', () => {
    expect(outcome.get('Statuses By Shape')).toEqual({ status: 'passed', reason: '' });
    expect(outcome.get('Statuses By Colour')?.status).toBe('failed');
    for (const vision of ['greyscale', 'deuteranopia', 'protanopia'])
      expect(outcome.get('Statuses By Colour')?.reason).toContain(`fit and injured look alike in ${vision}: 0 pixels differ`);
    expect(outcome.get('Statuses By Colour')?.reason).not.toContain('are named alike');
  });

  test('statuses of one name are red, however they look', () => {
    expect(outcome.get('Statuses Named Alike')?.status).toBe('failed');
    expect(outcome.get('Statuses Named Alike')?.reason).toContain('fit and injured are named alike');
    expect(outcome.get('Statuses Named Alike')?.reason).not.toContain('look alike');
  });

  test('words that are faint only in the mode that is not drawn are red, by axe in that mode', () => {
    expect(outcome.get('Faint In Light Mode')?.status).toBe('failed');
    expect(outcome.get('Faint In Light Mode')?.reason).toContain('axe in club light:\ncolor-contrast');
  });
});

interface Outcome {
  readonly status: string;
  readonly reason: string;
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const folder = import.meta.dirname;
const root = resolve(folder, '../..');

function picture(story: string): string {
  return join(folder, '__screenshots__', `bad-${story}.club-dark-phone.png`);
}

async function runBadStories(): Promise<ReadonlyMap<string, Outcome>> {
  const drawer = await mkdtemp(join(tmpdir(), 'bad-stories-'));
  const file = join(drawer, 'report.json');
  await vitest([
    '--config',
    join(folder, 'vitest.config.ts'),
    '--project',
    'bad-stories club-dark-phone',
    '--reporter=json',
    `--outputFile=${file}`,
  ]);
  const report: Report = JSON.parse(await readFile(file, 'utf8'));
  await rm(drawer, { recursive: true });
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return new Map(results.map(({ title, status, failureMessages }) => [title, { status, reason: failureMessages.join('\n') }]));
}

/** Ends when the run has ended, red as it shall be; a run that never came to its report shows when that is read. */
function vitest(args: readonly string[]): Promise<void> {
  // The variables by which vitest knows itself would make the inner run believe that it is a worker of this one.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const command = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', root, ...args];
  return new Promise((done) => {
    execFile(process.execPath, command, { cwd: root, env }, () => done());
  });
}
