import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CupTie } from '../model/contest.ts';
import { playCup } from './playCup.ts';
import type { EntryScore } from './StoredContest.ts';
import { testContest, testFigures, testRounds } from './testing/testContest.ts';

const season = { readerId: 102, now: Date.parse('2026-02-14T07:00:00.000Z') };

function tieOfTwo(first: Partial<EntryScore>, second: Partial<EntryScore>, leftFrom: Readonly<Record<number, number>> = {}) {
  const cup = playCup(testContest(2, leftFrom), testFigures([{ 1: first, 2: second }]), {
    ...season,
    rounds: testRounds('complete'),
  });
  return cup.stages[0]?.ties[0];
}

describe('a tie of a cup', () => {
  it.each([
    ['the points of the round', { points: 50 }, { points: 51 }, 2, 'points'],
    ['the points of the captain', { points: 50, captainPoints: 9 }, { points: 50, captainPoints: 12 }, 2, 'captain-points'],
    [
      'the overall rank before the round',
      { points: 50, overallBefore: 300 },
      { points: 50, overallBefore: 301 },
      2,
      'overall-rank',
    ],
    ['a rank before none', { points: 50, overallBefore: 0 }, { points: 50 }, 1, 'overall-rank'],
    ['the points, whatever the captains', { points: 52, captainPoints: 0 }, { points: 51, captainPoints: 40 }, 1, 'points'],
  ] as const)('is decided by %s [B22]', (_, first, second, winner, decidedBy) => {
    expect(tieOfTwo(first, second)).toMatchObject({ status: 'complete', winner, decidedBy, leader: null });
  });
  it('is decided by the lot of the printed seed when all is level [B22]', () => {
    expect(tieOfTwo({ points: 50 }, { points: 50 })).toMatchObject({ winner: 1, decidedBy: 'lot' });
    const winners = ['7F3A0C55', '1', '2', '3', '4', '5'].map((seed) => {
      const level = testFigures([{ 1: { points: 50 }, 2: { points: 50 } }]);
      return playCup({ ...testContest(2), seed }, level, { ...season, rounds: testRounds('complete') }).champion;
    });
    expect(new Set(winners)).toEqual(new Set([1, 2]));
  });
  it('goes to the opponent of a user who left, also of one with points, and to neither when both left [B22]', () => {
    expect(tieOfTwo({ points: 90, captainPoints: 40 }, { points: 1 }, { 1: 1 })).toMatchObject({
      winner: 2,
      decidedBy: 'departure',
      home: { points: 0, captainPoints: 0 },
    });
    expect(tieOfTwo({ points: 90 }, { points: 1 }, { 1: 2 })).toMatchObject({ winner: 1, decidedBy: 'points' });
    expect(tieOfTwo({ points: 90 }, { points: 1 }, { 1: 1, 2: 1 })).toMatchObject({ status: 'complete', winner: null });
  });
});

describe('a team that does not play the round of a tie', () => {
  it('has no points, nor has its captain, so that the overall rank decides against a team with none [B22, D52]', () => {
    const figures = testFigures([{ 2: { points: 0, captainPoints: 0, overallBefore: 5 } }]);
    const cup = playCup(testContest(2), figures, { ...season, rounds: testRounds('complete') });
    const tie = { home: { points: 0, captainPoints: 0 }, winner: 2, decidedBy: 'overall-rank' };
    expect(cup.stages[0]?.ties[0]).toMatchObject(tie);
  });
});

describe('a cup whose rounds have not begun', () => {
  const open = { points: null, captainPoints: null, playersToPlay: null, playersInPlay: null };
  it('has ties without points, and waits for the winners [B22]', () => {
    const rounds = testRounds('scheduled', 'scheduled');
    const cup = playCup(testContest(3), testFigures([]), { ...season, rounds });
    expect(cup.stages[0]?.ties[1]).toEqual({ home: { entry: 2, ...open }, away: { entry: 3, ...open }, winner: null, leader: null, decidedBy: null, status: 'scheduled' }); // prettier-ignore
    expect(cup).toMatchObject({ state: 'playing', champion: null, firstRoundId: 1, seed: '7F3A0C55' });
    expect(cup.stages.map(({ roundId }) => roundId)).toEqual([1, 2]);
  });
  it('is shown also when the season has no rounds for it any more', () => {
    const cup = playCup(testContest(2), testFigures([]), { ...season, rounds: [] });
    expect(cup.stages).toMatchObject([
      { roundId: null, status: 'scheduled', ties: [{ status: 'scheduled', home: { entry: 1, ...open } }] },
    ]);
  });
});

describe('the bracket of a cup', () => {
  it('is finished with its final, whatever rounds follow, and begins with the round of the draw [B22]', () => {
    const rounds = testRounds('complete', 'complete', 'scheduled');
    const figures = testFigures([{ 1: { points: 90 } }, { 2: { points: 5 } }]);
    const cup = playCup({ ...testContest(2), firstRoundId: 2 }, figures, { readerId: 999, now: season.now, rounds });
    expect(cup).toMatchObject({ state: 'finished', champion: 2, ownEntry: null });
    expect(cup.entries[0]).toEqual({ entry: 1, userId: 101, displayName: 'User 1', teamName: 'Team 1', hasLeft: false });
    expect(playCup(testContest(2, { 2: 1 }), figures, { ...season, rounds }).entries.map(({ hasLeft }) => hasLeft)).toEqual([
      false,
      true,
    ]);
  });
  it('lets a team pass whose opponents have all left, and no team where all have left [B22]', () => {
    const rounds = testRounds('complete', 'complete', 'complete');
    const figures = testFigures([{ 2: { points: 9 } }, { 2: { points: 9 } }, { 2: { points: 9 } }]);
    const cup = playCup(testContest(8, { 1: 1, 8: 1, 4: 1, 5: 1 }), figures, { ...season, rounds });
    expect(cup.stages[1]?.ties[0]).toMatchObject({ status: 'complete', home: null, away: null, winner: null, decidedBy: null });
    expect(cup.stages[2]?.ties[0]).toMatchObject({ home: null, away: { entry: 2 }, winner: 2, decidedBy: 'bye' });
  });
  it('has a leader while the round is playing, and players left, but no winner [B22]', () => {
    const rounds = testRounds('playing', 'scheduled');
    const cup = playCup(testContest(3), testFigures([{ 2: { points: 9 }, 3: { points: 4 } }]), { ...season, rounds });
    expect(cup.stages[0]?.ties).toMatchObject([
      { status: 'complete', winner: 1, decidedBy: 'bye', home: { entry: 1, points: 0 }, away: null },
      { status: 'playing', winner: null, leader: 2, decidedBy: 'points', home: { playersToPlay: 4, playersInPlay: 1 } },
    ]);
    expect(cup.stages[1]?.ties[0]).toMatchObject({ status: 'waiting', home: { entry: 1, points: null }, away: null });
    expect(cup).toMatchObject({ state: 'playing', champion: null, ownEntry: 2, isProvisional: true });
  });
  it('decides the ties after it again when a correction turns a result [B22]', () => {
    const rounds = testRounds('complete', 'complete');
    const playWith = (points: number) => {
      const scores = [
        { 1: { points: 10 }, 4: { points }, 2: { points: 9 }, 3: { points: 8 } },
        { 1: { points: 30 }, 2: { points: 20 }, 4: { points: 10 } },
      ];
      return playCup(testContest(4), testFigures(scores), { ...season, rounds }).champion;
    };
    expect([playWith(9), playWith(11)]).toEqual([1, 2]);
  });
  it('is played on by the winners of its ties alone, and ends with the last of them as champion, if any stays [B22]', () => {
    const counts = fc.integer({ min: 4, max: 64 });
    const points = fc.array(fc.array(fc.nat(4), { minLength: 64, maxLength: 64 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(
        counts,
        points,
        fc.array(fc.record({ entry: fc.integer({ min: 1, max: 64 }), from: fc.integer({ min: 1, max: 6 }) })),
        (count, table, gone) => {
          const leftFrom = Object.fromEntries(gone.map(({ entry, from }) => [entry, from]));
          const scores = table.map((row) => Object.fromEntries(row.map((some, index) => [index + 1, { points: some }])));
          const rounds = testRounds('complete', 'complete', 'complete', 'complete', 'complete', 'complete');
          const cup = playCup(testContest(count, leftFrom), testFigures(scores), { ...season, rounds });
          expect(cup.stages.map(({ ties }) => ties.length)).toEqual(
            cup.stages.map((_, index) => 2 ** (Math.ceil(Math.log2(count)) - index - 1)),
          );
          let staying = Array.from({ length: count }, (_, index) => index + 1);
          for (const [index, { ties }] of cup.stages.entries()) {
            const playing = ties.flatMap(({ home, away }) => [home, away].flatMap((side) => side?.entry ?? []));
            expect(playing.toSorted((a, b) => a - b)).toEqual(staying);
            for (const tie of ties) expectFairWinner(tie, index + 1, leftFrom);
            staying = ties.flatMap(({ winner }) => winner ?? []).toSorted((a, b) => a - b);
          }
          expect(staying).toEqual(cup.champion === null ? [] : [cup.champion]);
        },
      ),
    );
  });
});

/** The winner has not left, and has no fewer points than an opponent who has not left either; there is none when both have left. */
function expectFairWinner({ home, away, winner }: CupTie, round: number, leftFrom: Readonly<Record<string, number>>) {
  const staying = [home, away].filter((side) => side !== null && !((leftFrom[side.entry] ?? 99) <= round));
  const best = Math.max(...staying.map((side) => side?.points ?? 0));
  const fair = staying.filter((side) => side?.points === best).map((side) => side?.entry);
  expect(fair.length === 0 ? [null] : fair).toContain(winner);
}
