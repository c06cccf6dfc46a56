import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../checks/run.ts';
import { compareSurvivors, type Reason, type Report, rules, type Verdict } from './survivors.ts';

// Changes the rules of the game one by one and says which changes no test notices:
//   npm run trust
//   npm run trust -- scoring transfers review/seasonReview
const reportFile = join(root, '.cache/trust.json');
const leastPercent = 90;

process.exitCode = await trust();

/** Runs Stryker, prints what it found, and answers the exit code: 1 when tests notice less than 90 % of the changes. */
async function trust(): Promise<number> {
  rmSync(reportFile, { force: true });
  const parts = process.argv.slice(2).map((part) => `${rules}${part}{,/**/*}.ts`);
  const some = parts.length === 0 ? {} : { mutate: [...parts, '!**/*.test.ts', '!**/testing/*'] };
  await new Stryker({ configFile: '.ci/mutation/stryker.config.json', ...some }).runMutationTest();
  const verdict = compareSurvivors(readReport(), readReasons());
  process.stdout.write(
    linesOf(verdict)
      .map((line) => `${line}\n`)
      .join(''),
  );
  return percentOf(sumOf(verdict)) < leastPercent ? 1 : 0;
}

function readReport(): Report {
  return JSON.parse(readFileSync(reportFile, 'utf8'));
}

function readReasons(): readonly Reason[] {
  return JSON.parse(readFileSync(join(root, '.ci/mutation/survivors.json'), 'utf8'));
}

function linesOf(verdict: Verdict): readonly string[] {
  const { scores, unexplained, explained, stale } = verdict;
  const sum = sumOf(verdict);
  return [
    '',
    'chapter      changes  noticed  unnoticed  share',
    ...[...scores, { chapter: 'all', ...sum }].map(({ chapter, changes, killed }) =>
      [
        chapter.padEnd(11),
        String(changes).padStart(8),
        String(killed).padStart(8),
        String(changes - killed).padStart(10),
        `${percentOf({ changes, killed }).toFixed(1)} %`.padStart(8),
      ].join(' '),
    ),
    '',
    `No test needs to notice ${explained} changes, for the reasons in .ci/mutation/survivors.json. ${unexplained.length} others are not noticed:`,
    ...unexplained.map(({ file, at, from, to }) => `  ${file}:${at}  ${from} → ${to}`),
    ...stale.map((key) => `The reason for this change is out of date: ${key}`),
  ];
}

function sumOf({ scores }: Verdict): { readonly changes: number; readonly killed: number } {
  return {
    changes: scores.reduce((sum, { changes }) => sum + changes, 0),
    killed: scores.reduce((sum, { killed }) => sum + killed, 0),
  };
}

function percentOf({ changes, killed }: { readonly changes: number; readonly killed: number }): number {
  return changes === 0 ? 100 : (killed / changes) * 100;
}
