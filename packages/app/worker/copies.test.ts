import { expect, test } from 'vitest';
import { answerOf, copyOf } from './copies.ts';

const stored = Date.parse('2026-03-27T06:00:00.000Z');

test('a copy says when it was stored, and its game time goes on by the clock of the device', async () => {
  const answer = new Response('{"success":{}}', { headers: { 'X-Game-Time': '2026-02-12T00:00:00.000Z', ETag: '"a"' } });
  const later = answerOf(copyOf(answer, stored), stored + 90_000);
  expect(later.headers.get('X-Copied-At')).toBe('2026-03-27T06:00:00.000Z');
  expect(later.headers.get('X-Game-Time')).toBe('2026-02-12T00:01:30.000Z');
  expect([later.headers.get('ETag'), await later.text()]).toEqual(['"a"', '{"success":{}}']);
});

test('game time never goes back, and a published file has none', () => {
  const answer = new Response('[]', { headers: { 'X-Game-Time': '2026-02-12T00:00:00.000Z' } });
  expect(answerOf(copyOf(answer, stored), stored - 5000).headers.get('X-Game-Time')).toBe('2026-02-12T00:00:00.000Z');
  expect(answerOf(copyOf(new Response('[]'), stored), stored + 5000).headers.get('X-Game-Time')).toBeNull();
});
