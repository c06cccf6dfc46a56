import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { matchRuleIds } from '../../packages/domain/src/game/season/matchRules.ts';
import { root } from './run.ts';

const engineTests = ['packages/domain/src/game/season/matchRules.test.ts', 'packages/server/src/season/matchRules.test.ts'];

it('every rule on the rules page has a test of the engine that names it [B1]', () => {
  const titles = engineTests.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const proven = [...titles.matchAll(/(?:test|it)\('rule (\w+):/g)].map(([, id]) => id);
  expect(proven).toHaveLength(matchRuleIds.length);
  expect(new Set(proven)).toEqual(new Set(matchRuleIds));
});
