import { expect, it } from 'vitest';
import { svg } from './svg.ts';

it('escapes a text, so that a name cannot add markup to a picture', () => {
  expect(svg('g', { id: 'Ruck & <b>"Maul"</b>' })).toBe('<g id="Ruck &amp; &lt;b&gt;&quot;Maul&quot;&lt;/b&gt;"/>');
  expect(svg('path', { d: '"/><script>' })).toBe('<path d="&quot;/&gt;&lt;script&gt;"/>');
});

it('leaves out attributes without a value, and closes an element with its children', () => {
  expect(svg('g', { fill: undefined, x: 0 }, svg('path', {}), svg('rect', {}))).toBe('<g x="0"><path/><rect/></g>');
});
