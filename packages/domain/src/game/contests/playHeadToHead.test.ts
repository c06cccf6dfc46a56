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
  it('shows both sides and the result of a meeting, and an average only where there is one [B22]', () => {
    const figures = testFigures([{ 1: { points: 5 }, 2: { points: 10 }, 3: { points: 3 } }]);
    const at = (count: number, status: 'complete' | 'scheduled') =>
      playHeadToHead(testContest(count), figures, { ...season, rounds: testRounds(status) });
    const side = (entry: number, points: number) => ({ entry, points, playersToPlay: null, playersInPlay: null });
    expect(at(2, 'complete').meetings).toEqual([{ home: side(1, 5), away: side(2, 10), average: null, result: 'lost' }]);
    expect(at(2, 'complete').table.map(({ entry, won, lost }) => [entry, won, lost])).toEqual([
      [2, 1, 0],
      [1, 0, 1],
    ]);
    expect(at(3, 'complete').table.map(({ played }) => played)).toEqual([1, 1, 1]);
    expect(at(3, 'scheduled').meetings.map(({ average }) => average)).toEqual([null, null]);
    const allLeft = playHeadToHead(testContest(3, { 1: 1, 2: 1, 3: 1 }), figures, { ...season, rounds: testRounds('complete') });
    expect(allLeft.meetings.find(({ away }) => away === null)?.average).toBe(0);
  });
  it('draws with equal points, which the season before the contest then decides [B22, D52]', () => {
    const scores = [{ 2: { points: 1 } }, { 1: { points: 10 }, 2: { points: 10 } }];
    const rounds = testRounds('complete', 'complete', 'scheduled');
    const contest = { ...testContest(2), firstRoundId: 2 };
    const { table, roundIds, state, ownEntry } = playHeadToHead(contest, testFigures(scores), { ...season, rounds });
    expect(table.map(({ entry, drawn, decidedBy }) => [entry, drawn, decidedBy])).toEqual([
      [2, 1, null],
      [1, 1, 'overall-rank'],
    ]);
    expect([roundIds, state, ownEntry]).toEqual([[2, 3], 'playing', 1]);
  });
  it('is finished with the last round, which it then shows [B22]', () => {
    const rounds = testRounds('complete', 'complete', 'complete');
    const contest = playHeadToHead(testContest(2), testFigures([]), { ...season, readerId: 999, rounds });
    expect(contest).toMatchObject({ state: 'finished', roundId: 3, ownEntry: null });
  });
  it('has no rounds, meetings and table when the season does not have its first round', () => {
    const contest = { ...testContest(2), firstRoundId: 99 };
    const request = { ...season, rounds: testRounds('complete') };
    expect(playHeadToHead(contest, testFigures([]), request)).toMatchObject({
      roundIds: [],
      roundId: null,
      meetings: [],
      table: [],
    });
  });
});
