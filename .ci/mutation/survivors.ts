/** What Stryker reports of one change: where it is, what it puts there, and whether a test noticed. Lines and columns count from 1. */
export interface Change {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Stryker's report: each changed file by its path in the repository. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Change[] }>>;
}

/** Changes of one file that no test needs to notice, as `from → to` at the end of a line of code, and why. */
export interface Reason {
  readonly file: string;
  readonly why: string;
  readonly changes: readonly { readonly line: string; readonly from: string; readonly to: string }[];
}

/** A change that no test noticed. `line` is the line of code it begins in. */
export interface Survivor {
  readonly file: string;
  readonly at: number;
  readonly line: string;
  readonly from: string;
  readonly to: string;
}

/** The changes of a chapter, a folder of the rules, and how many of them were noticed. */
export interface ChapterScore {
  readonly chapter: string;
  readonly changes: number;
  readonly killed: number;
}

export interface Verdict {
  readonly scores: readonly ChapterScore[];
  /** Survivors for which no reason is stated. */
  readonly unexplained: readonly Survivor[];
  readonly explained: number;
  /** Stated reasons of changed files for changes that a test notices, or that do not exist any more. */
  readonly stale: readonly string[];
}

/** The part of the repository whose folders are the chapters. */
export const rules = 'packages/domain/src/game/';

/** Compares what survived a run with the stated reasons. Files that were not changed in the run do not count. */
export function compareSurvivors(report: Report, reasons: readonly Reason[]): Verdict {
  const survivors = Object.entries(report.files).flatMap(([path, { source, mutants }]) =>
    mutants.filter(hasSurvived).map((mutant) => survivorOf(path, source, mutant)),
  );
  const stated = new Set(reasons.flatMap(({ file, changes }) => changes.map((change) => keyOf({ file, ...change }))));
  const found = new Set(survivors.map(keyOf));
  const compared = reasons.filter(({ file }) => `${rules}${file}` in report.files);
  return {
    scores: scoreChapters(report),
    unexplained: survivors.filter((survivor) => !stated.has(keyOf(survivor))),
    explained: survivors.filter((survivor) => stated.has(keyOf(survivor))).length,
    stale: compared.flatMap(({ file, changes }) =>
      changes.map((change) => keyOf({ file, ...change })).filter((key) => !found.has(key)),
    ),
  };
}

function scoreChapters({ files }: Report): readonly ChapterScore[] {
  const byChapter = Map.groupBy(Object.entries(files), ([path]) => path.slice(rules.length).split('/')[0] ?? '');
  return [...byChapter].map(([chapter, own]) => {
    const counted = own.flatMap(([, { mutants }]) => mutants.filter((mutant) => hasSurvived(mutant) || isKilled(mutant)));
    return { chapter, changes: counted.length, killed: counted.filter(isKilled).length };
  });
}

function hasSurvived({ status }: Change): boolean {
  return status === 'Survived' || status === 'NoCoverage';
}

/** A change that makes a test hang is noticed as well. */
function isKilled({ status }: Change): boolean {
  return status === 'Killed' || status === 'Timeout';
}

function survivorOf(path: string, source: string, { location: { start, end }, replacement = '' }: Change): Survivor {
  const lines = source.split('\n');
  const last = end.line - start.line;
  const from = lines
    .slice(start.line - 1, end.line)
    .map((text, index) => text.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined).trim())
    .join(' ');
  const line = (lines[start.line - 1] ?? '').trim();
  return { file: path.slice(rules.length), at: start.line, line, from, to: replacement.replaceAll(/\s+/g, ' ').trim() };
}

function keyOf({ file, line, from, to }: Pick<Survivor, 'file' | 'line' | 'from' | 'to'>): string {
  return `${file}: ${from} → ${to} in: ${line}`;
}
