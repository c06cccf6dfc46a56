import type { Reporter, TestModule } from 'vitest/node';

/** What became of a journey in an engine. */
export interface JourneyResult {
  readonly journey: string;
  readonly edition: string;
  readonly engine: string;
  readonly state: string;
  /** Why it failed. */
  readonly reason: string;
}

/** A table with a row for each journey of an edition and a column for each engine, and the reasons of failures below it. */
export function engineTable(results: readonly JourneyResult[]): readonly string[] {
  if (results.length === 0) return [];
  const engines = [...new Set(results.map(({ engine }) => engine))];
  const names = [...new Set(results.map(nameOf))];
  const width = Math.max(...names.map(({ length }) => length));
  const stateIn = (name: string, engine: string) =>
    results.find((result) => nameOf(result) === name && result.engine === engine)?.state ?? 'missing';
  const line = (first: string, others: readonly string[]) =>
    [first.padEnd(width), ...others.map((word) => word.padEnd(10))].join('  ').trimEnd();
  const failures = results.filter(({ reason }) => reason !== '');
  return [
    line('', engines),
    ...names.map((name) =>
      line(
        name,
        engines.map((engine) => stateIn(name, engine)),
      ),
    ),
    ...failures.map((failure) => `${nameOf(failure)}, ${failure.engine}: ${failure.reason}`),
  ];
}

function nameOf({ edition, journey }: JourneyResult): string {
  return `${edition} ${journey}`;
}

/** Prints after a run which journeys have succeeded in which engine. */
export class EngineTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const results = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) => {
        const walked = test.meta().journey;
        const { state, errors = [] } = test.result();
        return walked === undefined ? [] : [{ ...walked, state, reason: errors[0]?.message.split('\n')[0] ?? '' }];
      }),
    );
    const lines = engineTable(results);
    process.once('exit', () => process.stdout.write(lines.map((line) => `${line}\n`).join('')));
  }
}
