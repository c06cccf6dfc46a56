import { expect, it } from 'vitest';
import { narrowWindows } from './useIsNarrow.ts';

it('pages have one column in windows of less than 900 pixels at a text size of 16 pixels [G-409, G-411]', () => {
  expect(narrowWindows).toBe(`not all and (min-width: ${900 / 16}em)`);
});
