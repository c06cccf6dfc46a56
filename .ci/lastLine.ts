import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * Prints the sum of the tests of all projects as the last line: `N passed, N failed`. A file that cannot even load counts as failed. Above it
 * stand the tests that passed at their second try only, each with what failed at the first.
 */
export class LastLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const count = { passed: 0, failed: unhandledErrors.length };
    const flaky: string[] = [];
    for (const module of modules) {
      if (module.errors().length > 0) count.failed += 1;
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') count.passed += 1;
        if (test.result().state === 'failed') count.failed += 1;
        if (test.diagnostic()?.flaky === true)
          flaky.push(`passed at the second try: ${module.relativeModuleId} > ${test.fullName}`, ...firstFailure(test));
      }
    }
    const lines = [...flaky, `${count.passed} passed, ${count.failed} failed`];
    process.once('exit', () => process.stdout.write(`${lines.join('\n')}\n`));
  }
}

/** Where and how a test failed at its first try, indented. */
function firstFailure(test: TestCase): readonly string[] {
  const [error] = test.result().errors ?? [];
  if (error === undefined) return [];
  const at = error.stacks?.find(({ file }) => file === test.module.moduleId);
  const place = at === undefined ? '' : `line ${at.line}: `;
  return `${place}${error.message}`
    .split('\n')
    .slice(0, 8)
    .map((line) => `  ${line}`);
}
