import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './checks/run.ts';
import { storiesUsing, testsBeside } from './testsBeside.ts';

// Runs the tests and stories beside the files that differ from the last commit, and some that use a changed helper of stories.
const projects = ['domain', 'ui', 'app', 'contract', 'server', 'processes', 'setup', 'stories*'];
const tests = globSync(['{packages,mocks,.ci,.storybook}/**/*.test.ts', 'packages/**/*.stories.tsx'], {
  cwd: root,
  exclude: ['**/node_modules/**', 'packages/app/e2e/**', '.ci/checks/**', '.storybook/bad-stories/**'],
});
const changed = changedFiles();
const stories = tests.filter((path) => path.endsWith('.stories.tsx'));
const users = storiesUsing(changed, new Map(stories.map((path) => [path, readFileSync(join(root, path), 'utf8')])));
const asked = [...new Set([...testsBeside(changed, tests), ...users])];
if (asked.length === 0) console.log('No tests stand beside what has changed.');
else {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...projects.flatMap((project) => ['--project', project]), ...asked],
    { cwd: root, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}

function changedFiles(): readonly string[] {
  const list = (...command: readonly string[]) =>
    execFileSync('git', [...command, '-z'], { cwd: root, encoding: 'utf8' })
      .split('\0')
      .filter((path) => path !== '');
  return [...list('diff', '--name-only', 'HEAD'), ...list('ls-files', '--others', '--exclude-standard')];
}
