import { expect, test } from 'vitest';
import { timeLeft } from './timeLeft.ts';

const start = Date.parse('2026-03-27T09:05:00Z');

test.each([
  ['2026-03-25T04:47:28Z', { days: 2, hours: 4, minutes: 17, seconds: 32 }],
  ['2026-03-27T09:04:59Z', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ['2026-03-27T09:05:00Z', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ['2026-03-28T00:00:00Z', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('the countdown at %s shows what is left, never less than nothing [G-124, G-125]', (now, expected) => {
  expect(timeLeft(Date.parse(now), start)).toEqual(expected);
});
