import { expect, it } from 'vitest';
import { engineTable } from './engineTable.ts';

const passed = { journey: 'saves the team', edition: 'srp', state: 'passed', reason: '' };

it('shows each journey of an edition in each engine, and says why one failed', () => {
  const failed = { ...passed, engine: 'webkit', state: 'failed', reason: 'the user did not press button "Save team"' };
  expect(engineTable([{ ...passed, engine: 'chromium' }, failed])).toEqual([
    '                    chromium    webkit',
    'srp saves the team  passed      failed',
    'srp saves the team, webkit: the user did not press button "Save team"',
  ]);
});

it('names a journey that an engine did not run, and prints nothing for other proofs', () => {
  const results = [
    { ...passed, engine: 'chromium' },
    { ...passed, engine: 'firefox', edition: 'trc' },
  ];
  expect(engineTable(results)[1]).toBe('srp saves the team  passed      missing');
  expect(engineTable([])).toEqual([]);
});
