import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MeetingResult } from '../model/contest.ts';
import { headToHeadTable, type PlayedMeeting } from './headToHeadTable.ts';

const noOverall = () => null;

describe('the table of head-to-head', () => {
  it.each<[string, readonly PlayedMeeting[], (entry: number) => number | null, readonly number[], string]>([
    ['table points', [...meeting(1, 10, 2, 30)], noOverall, [2, 1], 'table-points'],
    [
      'points scored, when table points are level',
      [...average(1, 30, 'won'), ...average(2, 31, 'won')],
      noOverall,
      [2, 1],
      'points-for',
    ],
    [
      'the meeting between them',
      [...meeting(2, 30, 1, 20), ...average(1, 40, 'won'), ...average(2, 30, 'lost')],
      noOverall,
      [2, 1],
      'meetings',
    ],
    [
      'the better overall rank',
      [...average(1, 30, 'won'), ...average(2, 30, 'won')],
      (entry) => entry * 100,
      [2, 1],
      'overall-rank',
    ],
    [
      'a rank before none',
      [...average(1, 30, 'won'), ...average(2, 30, 'won')],
      (entry) => (entry === 2 ? 0 : null),
      [2, 1],
      'overall-rank',
    ],
    ['the lot', [...average(1, 30, 'won'), ...average(2, 30, 'won')], () => 5, [1, 2], 'lot'],
  ])('is decided by %s [B22]', (_, played, overallOf, order, decidedBy) => {
    const table = headToHeadTable(2, played, overallOf);
    expect(table.map(({ entry }) => entry)).toEqual(order);
    expect(table.map((row) => row.decidedBy)).toEqual([null, decidedBy]);
  });
  it('counts two points for a win and one for a draw, and shows the latest five results [B22]', () => {
    const results: MeetingResult[] = ['won', 'lost', 'drawn', 'won', 'won', 'lost'];
    const [row] = headToHeadTable(
      1,
      results.flatMap((result) => average(1, 10, result)),
      noOverall,
    );
    expect(row).toMatchObject({ played: 6, won: 3, drawn: 1, lost: 2, pointsFor: 60, tablePoints: 7 });
    expect(row?.form).toEqual(['lost', 'drawn', 'won', 'won', 'lost']);
  });
  it('compares with the meetings of all level entries, not of two at a time [B22]', () => {
    // 1 beat 2, 2 beat 3, 3 beat 1, and 4 beat 3: each has two points from these meetings, so the lot puts 3 before 4.
    const played = [
      ...meeting(1, 10, 2, 9),
      ...meeting(2, 10, 3, 9),
      ...meeting(3, 10, 1, 9),
      ...meeting(4, 10, 3, 9),
      ...average(1, 9, 'lost'),
      ...average(2, 9, 'lost'),
      ...average(4, 18, 'lost'),
    ];
    const table = headToHeadTable(4, played, noOverall);
    expect(table.map(({ entry, tablePoints, pointsFor }) => [entry, tablePoints, pointsFor])).toEqual([
      [1, 2, 28],
      [2, 2, 28],
      [3, 2, 28],
      [4, 2, 28],
    ]);
    expect(table.map(({ decidedBy }) => decidedBy)).toEqual([null, 'lot', 'lot', 'lot']);
  });
  it('is the same whatever the order of the meetings, and its ranks are 1 to n [B22]', () => {
    fc.assert(
      fc.property(
        playedRounds,
        fc.array(fc.option(fc.nat(3)), { minLength: 6, maxLength: 6 }),
        fc.nat(),
        (played, overall, turn) => {
          const overallOf = (entry: number) => overall[entry - 1] ?? null;
          const table = headToHeadTable(6, played, overallOf);
          const turned = [...played.slice(turn % (played.length + 1)), ...played.slice(0, turn % (played.length + 1))];
          const orderOf = (rows: typeof table) => rows.map(({ entry, rank, decidedBy }) => ({ entry, rank, decidedBy }));
          expect(orderOf(headToHeadTable(6, turned, overallOf))).toEqual(orderOf(table));
          expect(table.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6]);
          expect(table.map(({ entry }) => entry)).toEqual(naiveOrder(played, overallOf));
        },
      ),
    );
  });
});

/** The order by pairwise comparison, written without the groups of the rule. */
function naiveOrder(played: readonly PlayedMeeting[], overallOf: (entry: number) => number | null): readonly number[] {
  const worth = { won: 2, drawn: 1, lost: 0 };
  const of = (entry: number) => played.filter((one) => one.entry === entry);
  const table = (entry: number) => of(entry).reduce((sum, { result }) => sum + worth[result], 0);
  const scored = (entry: number) => of(entry).reduce((sum, { points }) => sum + points, 0);
  const isLevel = (one: number, other: number) => table(one) === table(other) && scored(one) === scored(other);
  const among = (entry: number) =>
    of(entry)
      .filter(({ opponent }) => opponent !== null && isLevel(entry, opponent))
      .reduce((sum, { result }) => sum + worth[result], 0);
  const isBetter = (one: number, other: number) => {
    if (table(one) !== table(other)) return table(one) > table(other);
    if (scored(one) !== scored(other)) return scored(one) > scored(other);
    if (among(one) !== among(other)) return among(one) > among(other);
    const [own, theirs] = [overallOf(one) ?? -1, overallOf(other) ?? -1];
    return own === theirs ? one < other : own > theirs;
  };
  return [1, 2, 3, 4, 5, 6].toSorted((a, b) => (isBetter(a, b) ? -1 : 1));
}

function meeting(home: number, homePoints: number, away: number, awayPoints: number): PlayedMeeting[] {
  const resultOf = (difference: number): MeetingResult => (difference > 0 ? 'won' : difference === 0 ? 'drawn' : 'lost');
  return [
    { entry: home, opponent: away, points: homePoints, result: resultOf(homePoints - awayPoints) },
    { entry: away, opponent: home, points: awayPoints, result: resultOf(awayPoints - homePoints) },
  ];
}

function average(entry: number, points: number, result: MeetingResult): PlayedMeeting[] {
  return [{ entry, opponent: null, points, result }];
}

const entry = fc.integer({ min: 1, max: 6 });
const playedRounds = fc
  .array(fc.tuple(entry, fc.nat(2), entry, fc.nat(2)), { maxLength: 12 })
  .map((all) =>
    all.filter(([home, , away]) => home !== away).flatMap(([home, points, away, other]) => meeting(home, points, away, other)),
  );
