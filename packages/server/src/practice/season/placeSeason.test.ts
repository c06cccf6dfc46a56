import { describe, expect, test } from 'vitest';
import { playedSeasons } from '../facts/playedSeasons.ts';
import { createPracticeFeed } from './createPracticeFeed.ts';
import { roundsPlayed } from './placeSeason.ts';

const dayMs = 24 * 60 * 60 * 1000;
const start = Date.parse('2027-01-01T00:00:00Z');
// Every five hours of three weeks cover every hour of the week.
const moments = Array.from({ length: 100 }, (_, index) => start + index * 5 * 60 * 60 * 1000);

describe.each(['srp', 'trc'] as const)('in %s', (edition) => {
  test('at any time the played rounds are over and the next kick-off is 1 to 8 days away', () => {
    for (const now of moments) {
      const kickOffs = createPracticeFeed(edition, now).rounds.map(({ fixtures }) =>
        fixtures.map(({ date }) => Date.parse(date)),
      );
      const next = Math.min(...(kickOffs[roundsPlayed[edition]] ?? []));
      expect(next - now).toBeGreaterThanOrEqual(dayMs);
      expect(next - now).toBeLessThan(8 * dayMs);
      const last = Math.max(...kickOffs.slice(0, roundsPlayed[edition]).flat());
      expect(last).toBeLessThanOrEqual(now - dayMs / 8);
      expect(last).toBeGreaterThan(now - 22 * dayMs);
    }
  });

  test('it is moved by whole weeks: weekdays and hours stay as they were', () => {
    for (const now of moments) {
      createPracticeFeed(edition, now).rounds.forEach(({ fixtures }, index) => {
        const real = playedSeasons[edition].rounds[index]?.matches ?? [];
        const moved = fixtures.map(({ date }, match) => (Date.parse(date) - Date.parse(real[match]?.[0] ?? '')) / (7 * dayMs));
        expect(new Set(moved).size).toBe(1);
        expect(moved[0]).toBe(Math.round(moved[0] ?? 0.5));
      });
    }
  });
});

test('no fixture has a score before it is played', () => {
  const fixtures = createPracticeFeed('srp', start).rounds.flatMap((round) => round.fixtures);
  expect(fixtures).toHaveLength(83);
  expect(fixtures.every(({ homeScore, awayScore }) => homeScore === null && awayScore === null)).toBe(true);
});
