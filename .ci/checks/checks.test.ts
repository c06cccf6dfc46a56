import { describe, expect, it } from 'vitest';
import { root, run } from './run.ts';

const code = ['packages', 'mocks', '.ci', '.storybook', 'vitest.config.ts'];

/** By content, in the ignored folder: only files that changed since the last run are formatted. */
const cache = ['--cache', '--cache-location=.cache/prettier', '--cache-strategy=content'];

describe('the code', () => {
  it('has sound types', async () => expectPassed(await run('tsc', ['-b'])));
  it('keeps the lint rules', async () => expectPassed(await run('oxlint', ['--type-aware', '--deny-warnings', ...code])));
  it('is formatted', async () => expectPassed(await run('prettier', ['--check', '--log-level=warn', ...cache, '.'])));
  it('has no dead file, export or dependency', async () => expectPassed(await run('knip', ['--no-progress'])));
  it('keeps to its layers', async () => {
    const { hasPassed, output } = await run('depcruise', [
      '--output-type',
      'err-long',
      '--config',
      '.ci/dependency-cruiser.cjs',
      'packages',
      'mocks',
    ]);
    expect(hasPassed, output).toBe(true);
    // Without a TypeScript parser the check would find no import and pass, so hundreds must have been checked.
    expect(Number(/(\d+) dependencies cruised/.exec(output)?.[1])).toBeGreaterThan(300);
  });
  it('has a lock file that `npm ci` accepts', async () =>
    expectPassed(await run('npm', ['ls', '--all', '--prefix', root, '--package-lock-only', '--silent'])));
});

function expectPassed({ hasPassed, output }: { hasPassed: boolean; output: string }): void {
  expect(hasPassed, output).toBe(true);
}
