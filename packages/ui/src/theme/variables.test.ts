import { createElement } from 'react';
import { expect, it } from 'vitest';
import { brandRoles, brands } from './brands.ts';
import { GlobalStyle } from './GlobalStyle.ts';
import { renderToHtml } from './renderToHtml.ts';
import { theme } from './theme.ts';

const { styles } = renderToHtml(createElement(GlobalStyle, { theme }));

it.each(brands)('the edition with the brand %s has colours of its own [G-002]', (brand) => {
  const [, rule = ''] = new RegExp(`\\[data-brand='${brand}'\\]\\{([^}]*)\\}`).exec(styles) ?? [];
  const { light, dark } = brandRoles[brand];
  expect(rule).toContain(`--brand-bar:light-dark(${light.brandBar}, ${dark.brandBar});`);
  expect(rule).toContain(`--canvas:light-dark(${light.canvas}, ${dark.canvas});`);
});

it('the editions share neither the ground of the page nor the bar of the brand [G-002]', () => {
  const { club, championship } = brandRoles;
  for (const role of ['canvas', 'brandBar'] as const) expect(club.light[role]).not.toBe(championship.light[role]);
});
