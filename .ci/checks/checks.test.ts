import { describe, expect, it } from 'vitest';
import { root, run } from './run.ts';

const code = ['packages', 'mocks', '.ci', '.storybook', 'vitest.config.ts'];

/** By content, in the ignored folder: only files that changed since the last run are formatted. */
const cache = ['--cache', '--cache-location=.cache/prettier', '--cache-strategy=content'];

describe('the code', () => {
  it('has sound types', async () => expectContent(await run('tsc', ['-b'])));
  it('keeps the lint rules', async () => expectContent(await run('oxlint', ['--type-aware', '--deny-warnings', ...code])));
  it('is formatted', async () => expectContent(await run('prettier', ['--check', '--log-level=warn', ...cache, '.'])));
  it('has no dead file, export or dependency', async () => expectContent(await run('knip', ['--no-progress'])));
  it('keeps to its layers', async () => {
    const { isContent, output } = await run('depcruise', ['--config', '.ci/dependency-cruiser.cjs', 'packages', 'mocks']);
    expect(isContent, output).toBe(true);
    // A tool that cannot read TypeScript sees nothing and is content: hundreds of imports must have been looked at.
    expect(Number(/(\d+) dependencies cruised/.exec(output)?.[1])).toBeGreaterThan(300);
  });
  it('has a lock file that `npm ci` accepts', async () =>
    expectContent(await run('npm', ['ls', '--all', '--prefix', root, '--package-lock-only', '--silent'])));
});

function expectContent({ isContent, output }: { isContent: boolean; output: string }): void {
  expect(isContent, output).toBe(true);
}
