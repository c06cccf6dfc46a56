import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './checks/run.ts';

const specification = 'packages/domain/specification';

/** A title of a test, play or story that names the rows it proves. */
export interface Proof {
  readonly file: string;
  readonly line: number;
  readonly rows: readonly string[];
}

export interface RowReport {
  /** Every row of the checklist with what it asks for. */
  readonly rows: ReadonlyMap<string, string>;
  readonly proofs: readonly Proof[];
  /** Rows with nothing to test, and why. */
  readonly exempt: ReadonlyMap<string, string>;
  /** What is wrong with the titles; empty when all is well. */
  readonly problems: readonly string[];
}

/** Compares the titles of all tests with the checklist. */
export function reportRows(): RowReport {
  const checklist = readFileSync(join(root, specification, 'checklist.md'), 'utf8');
  const rows = new Map(
    [...checklist.matchAll(/^\| ([GA]-\d{3}) \|[^|]*\| (.*?) \| L/gm)].map(([, row = '', asked = '']) => [row, asked]),
  );
  const exempt = new Map(Object.entries(readExempt()));
  const proofs = globSync('{packages,mocks,.ci,.storybook}/**/*.{test.ts,test.tsx,stories.tsx}', {
    cwd: root,
    exclude: (path) => /node_modules|dist/.test(path),
  }).flatMap(proofsIn);
  return {
    rows,
    proofs,
    exempt,
    problems: [...proofs.flatMap((proof) => problemsOf(proof, rows)), ...unknownExempt(exempt, rows)],
  };
}

function proofsIn(file: string): readonly Proof[] {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/\[([A-Z]-?\d+(?:(?:, | to )[A-Z]-?\d+)*)\]/g)].map(([, tags = '']) => ({
        file,
        line: index + 1,
        rows: tags.match(/[GA]-\d+/g) ?? [],
      })),
    )
    .filter(({ rows }) => rows.length > 0);
}

function problemsOf({ file, line, rows: named }: Proof, rows: ReadonlyMap<string, string>): readonly string[] {
  const place = `${file}:${line}`;
  return [
    ...named.filter((row) => !rows.has(row)).map((row) => `${place} names ${row}, which the checklist does not have`),
    ...(named.length > 3 ? [`${place} names ${named.length} rows; a title proves three at most`] : []),
  ];
}

function readExempt(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(root, specification, 'nothing-to-test.json'), 'utf8'));
}

function unknownExempt(exempt: ReadonlyMap<string, string>, rows: ReadonlyMap<string, string>): readonly string[] {
  return [...exempt.keys()]
    .filter((row) => !rows.has(row))
    .map((row) => `nothing-to-test.json names ${row}, which the checklist does not have`);
}
