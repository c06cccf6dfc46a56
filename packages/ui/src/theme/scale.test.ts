import { expect, it } from 'vitest';
import { breakpoint, media } from './scale.ts';

it('the breakpoints are 640, 900 and 960 pixels [G-409, G-410, G-411]', () => {
  expect(breakpoint).toEqual({ sm: 640, md: 900, nav: 960 });
  for (const name of ['sm', 'md', 'nav'] as const) expect(media[name]).toBe(`@media (min-width: ${breakpoint[name]}px)`);
});

it('the site has one narrow width for its navigation, 960 pixels, and 900 and 640 for its content [A-367, A-368]', () => {
  expect([media.sm, media.md, media.nav]).toEqual([
    '@media (min-width: 640px)',
    '@media (min-width: 900px)',
    '@media (min-width: 960px)',
  ]);
});
