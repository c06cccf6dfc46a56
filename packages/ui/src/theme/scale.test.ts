import { expect, it } from 'vitest';
import { breakpoint, media } from './scale.ts';

it('the breakpoints are 640, 900 and 960 pixels at a text size of 16 pixels, and grow with it [G-409, G-410, G-411]', () => {
  expect(breakpoint).toEqual({ sm: 640, md: 900, nav: 960 });
  for (const name of ['sm', 'md', 'nav'] as const) expect(media[name]).toBe(`@media (min-width: ${breakpoint[name] / 16}em)`);
});

it('the site has one narrow width for its navigation, 960 pixels, and 900 and 640 for its content [A-367, A-368]', () => {
  expect([media.sm, media.md, media.nav]).toEqual([
    '@media (min-width: 40em)',
    '@media (min-width: 56.25em)',
    '@media (min-width: 60em)',
  ]);
});
