import type { Reporter, TestModule } from 'vitest/node';

/** Prints after a run what its proofs have counted, a line each. */
export class ProofLines implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap((module) => [...module.children.allTests()].flatMap((test) => test.meta().proof ?? []));
    process.once('exit', () => process.stdout.write(lines.map((line) => `${line}\n`).join('')));
  }
}
