import { expect, it } from 'vitest';
import { textStyles } from './typography.ts';

it('figures are tabular in the styles of figures, and in no style of text [D55]', () => {
  const tabular = Object.entries(textStyles).filter(([, { figures }]) => figures === 'tabular-nums');
  expect(tabular.map(([name]) => name)).toEqual(['rowNumber', 'cardStat', 'number']);
});
