import { createElement } from 'react';
import styled from 'styled-components';
import { expect, it } from 'vitest';
import { renderToHtml } from './renderToHtml.ts';

const Box = styled.p`
  margin: 3px;
`;

it('has the rules of styled components as plain CSS', () => {
  const { html, styles } = renderToHtml(createElement(Box, null, 'Text'));
  const name = /class="\S+ (\w+)"/.exec(html)?.[1];
  expect(html).toMatch(/^<p class="[^"]+">Text<\/p>$/);
  expect(styles).toBe(`.${name}{margin:3px;}`);
});

it('has no style attributes, which the content security policy forbids: each is a rule [R14]', () => {
  const item = (key: string, style: object) => createElement('i', { key, style });
  const { html, styles } = renderToHtml(
    createElement('div', null, [item('a', { width: 5 }), item('b', { '--font': '"Inter", serif' }), item('c', { width: 5 })]),
  );
  expect(html).toBe('<div><i data-style="0"></i><i data-style="1"></i><i data-style="0"></i></div>');
  expect(styles).toBe('[data-style="0"]{width:5px}[data-style="1"]{--font:"Inter", serif}');
});
