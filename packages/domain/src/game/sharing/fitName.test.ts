import { expect, it } from 'vitest';
import { textWidth } from '../drawing/lettering.ts';
import { fitName } from './fitName.ts';

const sizes = [36, 30, 25];

it('a name has the largest size in which all of it has room on two lines [B16]', () => {
  expect(fitName('Ruck Stars', sizes, 280)).toEqual({ size: 36, lines: ['Ruck Stars'] });
  const smaller = fitName('The Wandering Marauders of Wellington', sizes, 280);
  expect(smaller.size).toBe(30);
  expect(smaller.lines.join(' ')).toBe('The Wandering Marauders of Wellington');
});

it('a name that is too long for the smallest size is broken within words, and cut [B16]', () => {
  const { size, lines } = fitName('W'.repeat(60), sizes, 280);
  expect([size, lines.length]).toEqual([25, 2]);
  expect(lines.join('')).toMatch(/^W{20,}…$/);
  for (const line of lines) expect(textWidth(line, { font: 'display', size })).toBeLessThanOrEqual(280);
});
