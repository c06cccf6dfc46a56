import { expect, test } from 'vitest';
import { arePointsProvisional, countdownTarget, nextLock } from './countdown.ts';
import { testFixture, testRound } from '../../testing/testWorld.ts';

const friday = Date.parse('2026-02-13T06:00:00.000Z');
const saturday = Date.parse('2026-02-14T06:00:00.000Z');
const sunday = Date.parse('2026-02-15T06:00:00.000Z');
const iso = (ms: number) => new Date(ms).toISOString();
const fixtures = [
  testFixture({ id: 1, homeSquadId: 1, awaySquadId: 2, date: iso(friday) }),
  testFixture({ id: 2, homeSquadId: 5, awaySquadId: 6, date: iso(sunday) }),
  testFixture({ id: 3, homeSquadId: 3, awaySquadId: 4, date: iso(saturday) }),
];
const scheduled = [
  testRound(1, 'scheduled', fixtures),
  testRound(2, 'scheduled', [testFixture({ id: 4, date: '2026-02-20T06:00:00.000Z' })]),
];
const playing = [testRound(1, 'playing', fixtures), ...scheduled.slice(1)];

test('the countdown runs to the start of the current round [G-124]', () => {
  expect(countdownTarget([3], scheduled, friday - 1)).toEqual({ kind: 'round-start', roundId: 1, at: friday });
});

test('after the start it runs to the next kick-off that locks one of the team [G-127]', () => {
  expect(countdownTarget([1, 5, 4], playing, friday)).toMatchObject({ kind: 'next-lock', fixture: { id: 3 }, at: saturday });
  expect(countdownTarget([1, 5, 4], playing, saturday)).toMatchObject({ kind: 'next-lock', fixture: { id: 2 }, at: sunday });
});

test('once every player is locked it runs to the next match in a later round [G-127]', () => {
  expect(countdownTarget([1], playing, sunday)).toMatchObject({ kind: 'next-lock', fixture: { id: 4 } });
});

test('without players it runs to the start of the next round, and to nothing after the last [G-127]', () => {
  expect(countdownTarget([], playing, friday)).toMatchObject({ kind: 'round-start', roundId: 2 });
  expect(countdownTarget([], [testRound(1, 'complete', fixtures)], sunday)).toBeNull();
  expect(nextLock([1], [testRound(1, 'complete', fixtures)], friday - 1)).toBeUndefined();
});

test('points are provisional until four hours after the last match, or until the round is complete [G-368]', () => {
  const [round] = playing;
  const final = sunday + 6 * 3_600_000;
  expect(round && arePointsProvisional(round, final - 1)).toBe(true);
  expect(round && arePointsProvisional(round, final)).toBe(false);
  expect(arePointsProvisional(testRound(1, 'complete', fixtures), friday)).toBe(false);
  expect(arePointsProvisional(testRound(1, 'scheduled', fixtures), friday)).toBe(false);
});
