import { expect, test } from 'vitest';
import { run } from './checks/run.ts';

const draw = (folder: string) => run('node', ['.ci/drawImports.ts', folder]);

test('the drawing has the folders within a folder, and an arrow from each to those that it imports', async () => {
  const { hasPassed, output } = await draw('packages/domain/src/game/');
  expect([hasPassed, output]).toEqual([true, expect.stringContaining('flowchart')]);
  const idOf = (folder: string) => new RegExp(String.raw`(\w+)\["${folder}"\]`).exec(output)?.[1] ?? '';
  const [scoring, model] = [idOf('scoring'), idOf('model')];
  expect(output).toContain(`${scoring}-->${model}\n`);
  expect(output).not.toContain(`${model}-->${scoring}\n`);
});

test('a folder that does not exist is refused with an example', async () => {
  const { hasPassed, output } = await draw('packages/nowhere');
  expect([hasPassed, output]).toEqual([
    false,
    'There is no folder packages/nowhere. Name one of this project: npm run imports -- packages/domain/src/game\n',
  ]);
});
