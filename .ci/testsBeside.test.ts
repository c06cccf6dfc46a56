import { expect, test } from 'vitest';
import { storiesUsing, testsBeside } from './testsBeside.ts';

const tests = [
  'packages/domain/src/game/scoring/scorePlayer.test.ts',
  'packages/domain/src/game/scoring/scoreTeam.test.ts',
  'packages/domain/src/editions.test.ts',
  'packages/ui/src/game/PitchRow/PitchRow.stories.tsx',
];

test('a change asks for all tests of its folder, once', () => {
  const changed = ['packages/domain/src/game/scoring/scorePlayer.ts', 'packages/domain/src/game/scoring/scoreTeam.test.ts'];
  expect(testsBeside(changed, tests)).toEqual([tests[0], tests[1]]);
});

test('a change in a folder without tests asks for those of the nearest folder above', () => {
  expect(testsBeside(['packages/domain/src/game/scoring/testing/aLine.ts'], tests)).toEqual([tests[0], tests[1]]);
  expect(testsBeside(['packages/domain/src/i18n/words.ts'], tests)).toEqual([tests[2]]);
});

test('a component asks for its stories', () => {
  expect(testsBeside(['packages/ui/src/game/PitchRow/PitchRow.tsx'], tests)).toEqual([tests[3]]);
});

test('a change with no tests above it asks for none', () => {
  expect(testsBeside(['README.md', 'docs/capacity.md'], tests)).toEqual([]);
});

test('a helper of stories asks for the three shortest of those that import it', () => {
  const imports = (file: string, length: number) => `import { it } from '../../../../${file}';`.padEnd(length);
  const helper = '.storybook/plays/onScreen.ts';
  const stories = new Map([
    ['Long.stories.tsx', imports(helper, 400)],
    ['Shortest.stories.tsx', imports(helper, 100)],
    ['Short.stories.tsx', imports(helper, 200)],
    ['Middle.stories.tsx', imports(helper, 300)],
    ['Other.stories.tsx', imports('.storybook/plays/settled.ts', 100)],
  ]);
  expect(storiesUsing([helper, 'README.md'], stories)).toEqual([
    'Shortest.stories.tsx',
    'Short.stories.tsx',
    'Middle.stories.tsx',
  ]);
  expect(storiesUsing(['.storybook/main.ts'], stories)).toEqual([]);
});
