import { describe, expect, it } from 'vitest';
import { compareSurvivors, type Report } from './survivors.ts';

const source = ['export function isOver(cost: number) {', '  return cost > 100;', '}'].join('\n');
const location = { start: { line: 2, column: 10 }, end: { line: 2, column: 20 } };
const survivor = { status: 'Survived', replacement: 'cost >= 100', location };
const path = 'packages/domain/src/game/team/budget.ts';
const change = { line: 'return cost > 100;', from: 'cost > 100', to: 'cost >= 100' };

function report(...statuses: readonly string[]): Report {
  return { files: { [path]: { source, mutants: statuses.map((status) => ({ ...survivor, status })) } } };
}

describe('a change of the rules that no test notices', () => {
  it('is reported with its place unless a reason is stated', () => {
    expect(compareSurvivors(report('Survived'), []).unexplained).toEqual([{ file: 'team/budget.ts', at: 2, ...change }]);
    const stated = compareSurvivors(report('Survived'), [
      { file: 'team/budget.ts', why: 'No player costs 100.', changes: [change] },
    ]);
    expect(stated).toMatchObject({ unexplained: [], explained: 1, stale: [] });
  });

  it('is found again after the file has become longer above it', () => {
    const longer = {
      ...report('Survived').files[path],
      source: `// A comment.\n${source}`,
      mutants: [{ ...survivor, location: { start: { line: 3, column: 10 }, end: { line: 3, column: 20 } } }],
    };
    expect(compareSurvivors({ files: { [path]: longer } }, []).unexplained).toMatchObject([{ at: 3, ...change }]);
  });

  it('may span lines', () => {
    const all = { ...survivor, replacement: '{}', location: { start: { line: 1, column: 38 }, end: { line: 3, column: 2 } } };
    expect(compareSurvivors({ files: { [path]: { source, mutants: [all] } } }, []).unexplained).toMatchObject([
      { at: 1, from: '{ return cost > 100; }', to: '{}' },
    ]);
  });
});

describe('a stated reason is out of date', () => {
  const reasons = [{ file: 'team/budget.ts', why: 'No player costs 100.', changes: [change] }];

  it('once a test notices the change', () => {
    expect(compareSurvivors(report('Killed'), reasons).stale).toEqual([
      'team/budget.ts: cost > 100 → cost >= 100 in: return cost > 100;',
    ]);
  });

  it('never because of a run that leaves the file out', () => {
    expect(compareSurvivors({ files: {} }, reasons).stale).toEqual([]);
  });
});

it('counts by chapter what was noticed: changes that hang too, but none that were left out', () => {
  expect(compareSurvivors(report('Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'), []).scores).toEqual([
    { chapter: 'team', changes: 4, killed: 2 },
  ]);
});
