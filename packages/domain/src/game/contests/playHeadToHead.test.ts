import { describe, expect, it } from 'vitest';
import { playHeadToHead } from './playHeadToHead.ts';
import { testContest, testFigures, testRounds } from './testing/testContest.ts';

const season = { readerId: 101, now: Date.parse('2026-02-14T07:00:00.000Z') };

describe('head-to-head after a round', () => {
  it('counts the live round, and the rank after the round before [B22]', () => {
    const figures = testFigures([
      { 1: { points: 10 }, 2: { points: 5 } },
      { 1: { points: 10 }, 2: { points: 30 } },
    ]);
    const rounds = testRounds('complete', 'playing', 'scheduled');
    const { table, meetings, isProvisional, roundIds } = playHeadToHead(testContest(2), figures, { ...season, rounds });
    expect(table).toMatchObject([
      { entry: 2, rank: 1, prevRank: 2, won: 1, lost: 1, pointsFor: 35, form: ['lost', 'won'] },
      { entry: 1, rank: 2, prevRank: 1, pointsFor: 20, decidedBy: 'points-for' },
    ]);
    expect([meetings.length, isProvisional, roundIds]).toEqual([1, true, [1, 2, 3]]);
  });
  it('shows an earlier round without what came after it, and a coming one without points [B22]', () => {
    const figures = testFigures([{ 1: { points: 10 } }, { 2: { points: 30 } }]);
    const rounds = testRounds('complete', 'complete', 'scheduled');
    const at = (roundId: number) => playHeadToHead(testContest(2), figures, { ...season, rounds, roundId });
    expect(at(1).table.map(({ entry, prevRank }) => [entry, prevRank])).toEqual([
      [1, null],
      [2, null],
    ]);
    expect(at(3)).toMatchObject({ roundId: 3, meetings: [{ result: null, home: { points: null, playersToPlay: null } }] });
    expect(at(3).table.map(({ played }) => played)).toEqual([2, 2]);
    expect(at(99).roundId).toBe(2);
  });
  it('lets the entry without an opponent play the rounded average of those who have not left [B22]', () => {
    const figures = testFigures([{ 1: { points: 10 }, 2: { points: 11 }, 3: { points: 500 } }]);
    const request = { ...season, rounds: testRounds('complete') };
    const averages = [{}, { 3: 1 }].map((leftFrom) => {
      const { meetings } = playHeadToHead(testContest(3, leftFrom), figures, request);
      return meetings.find(({ away }) => away === null)?.average;
    });
    expect(averages).toEqual([174, 11]);
  });
  it('lets who has left lose, to an opponent without points as well, and both when both have left [B22]', () => {
    const figures = testFigures([{ 1: { points: 10 } }]);
    const request = { ...season, rounds: testRounds('complete') };
    const formsWith = (leftFrom: Readonly<Record<number, number>>) =>
      playHeadToHead(testContest(2, leftFrom), figures, request)
        .table.toSorted((a, b) => a.entry - b.entry)
        .map(({ form, pointsFor }) => [form[0], pointsFor]);
    expect(formsWith({ 1: 1 })).toEqual([
      ['lost', 0],
      ['won', 0],
    ]);
    expect(formsWith({ 1: 1, 2: 1 }).map(([result]) => result)).toEqual(['lost', 'lost']);
    expect(formsWith({ 1: 2 })).toEqual([
      ['won', 10],
      ['lost', 0],
    ]);
  });
});
