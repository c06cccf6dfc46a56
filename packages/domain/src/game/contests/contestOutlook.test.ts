import { describe, expect, it } from 'vitest';
import { testFixture, testRound } from '../../testing/testWorld.ts';
import { roundsToCome, undrawnCup, undrawnHeadToHead } from './contestOutlook.ts';
import { refusalsToSwitch } from './contestRefusals.ts';

const kickOff = (id: number) => `2026-02-${String(6 + id * 7).padStart(2, '0')}T06:00:00.000Z`;
const rounds = [1, 2, 3].map((id) => testRound(id, 'scheduled', [testFixture({ id, date: kickOff(id) })]));
const before = Date.parse(kickOff(1)) - 1;
const afterFirst = Date.parse(kickOff(1));
const afterSecond = Date.parse(kickOff(2));
const league = { startId: 1, numTeams: 8 };

describe('the rounds of a league to come', () => {
  it('begin with the start round of the league, and leave out those that have begun', () => {
    expect(roundsToCome({ startId: 2 }, rounds, before).map(({ id }) => id)).toEqual([2, 3]);
    expect(roundsToCome({ startId: 1 }, rounds, afterFirst).map(({ id }) => id)).toEqual([2, 3]);
  });
  it('are all of the season for a start round that the season does not have', () => {
    expect(roundsToCome({ startId: 99 }, rounds, before).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

describe('before its draw', () => {
  it('head-to-head waits for the first round of the league to come [B22]', () => {
    const empty = { seed: null, entries: [], ownEntry: null, isProvisional: false };
    expect(undrawnHeadToHead('waiting', league, rounds, afterFirst)).toEqual({
      ...empty,
      state: 'waiting',
      firstRoundId: 2,
      roundIds: [],
      roundId: null,
      meetings: [],
      table: [],
    });
  });
  it.each([
    [8, before, 'waiting', 1],
    [4, before, 'waiting', 2],
    [4, afterFirst, 'waiting', 2],
    [8, afterFirst, 'waiting', 2],
    [4, afterSecond, 'not-held', null],
  ] as const)(
    'a cup of %i teams takes the last rounds of the season that it needs [B22, D52]',
    (numTeams, now, state, firstRoundId) => {
      const cup = undrawnCup('waiting', { startId: 1, numTeams }, rounds, now);
      expect(cup).toEqual({
        seed: null,
        entries: [],
        ownEntry: null,
        isProvisional: false,
        stages: [],
        champion: null,
        state,
        firstRoundId,
      });
    },
  );
  it('a contest that is off has no first round, and one without a round to come is not held', () => {
    expect(undrawnHeadToHead('off', league, rounds, before)).toMatchObject({ state: 'off', firstRoundId: null });
    expect(undrawnHeadToHead('waiting', league, rounds, Date.parse(kickOff(3)))).toMatchObject({
      state: 'not-held',
      firstRoundId: null,
    });
  });
});

describe('the manager of a league', () => {
  const off = { startId: 1, headToHead: 'off', cup: 'off' } as const;
  const waiting = { startId: 1, headToHead: 'waiting', cup: 'waiting' } as const;
  const drawn = { startId: 1, headToHead: 'drawn', cup: 'drawn' } as const;
  const both = { hasHeadToHead: true, hasCup: true };
  const none = { hasHeadToHead: false, hasCup: false };
  const tooLate = (contest: 'head-to-head' | 'cup', least: number) => ({ rule: 'contest-too-late', contest, least });

  it('switches contests on while a round is to come for head-to-head, and two for a cup [B22, D52]', () => {
    expect(refusalsToSwitch(both, off, rounds, afterFirst)).toEqual([]);
    expect(refusalsToSwitch(both, off, rounds, afterSecond)).toEqual([tooLate('cup', 2)]);
    expect(refusalsToSwitch(both, off, rounds, Date.parse(kickOff(3)))).toEqual([tooLate('head-to-head', 1), tooLate('cup', 2)]);
  });
  it('switches contests off until their draw, and not after it [B22]', () => {
    expect(refusalsToSwitch(none, waiting, rounds, before)).toEqual([]);
    expect(refusalsToSwitch(none, drawn, rounds, before)).toEqual([
      { rule: 'contest-drawn', contest: 'head-to-head' },
      { rule: 'contest-drawn', contest: 'cup' },
    ]);
  });
  it('may leave contests as they are, or ask for what is already so, however late it is', () => {
    const late = Date.parse(kickOff(3));
    for (const league of [off, waiting, drawn]) expect(refusalsToSwitch({}, league, rounds, late)).toEqual([]);
    expect(refusalsToSwitch({ startId: 1 }, waiting, rounds, late)).toEqual([]);
    expect(refusalsToSwitch(both, waiting, rounds, late)).toEqual([]);
    expect(refusalsToSwitch(both, drawn, rounds, late)).toEqual([]);
    expect(refusalsToSwitch(none, off, rounds, late)).toEqual([]);
  });
  it('cannot move the start round so far that a contest that waits has too few rounds, unless it is switched off with it [D52]', () => {
    expect(refusalsToSwitch({ startId: 3 }, waiting, rounds, before)).toEqual([tooLate('cup', 2)]);
    expect(refusalsToSwitch({ startId: 3, hasCup: true }, waiting, rounds, before)).toEqual([tooLate('cup', 2)]);
    expect(refusalsToSwitch({ startId: 3, hasCup: false }, waiting, rounds, before)).toEqual([]);
    expect(refusalsToSwitch({ startId: 2 }, waiting, rounds, before)).toEqual([]);
    expect(refusalsToSwitch({ startId: 3 }, off, rounds, before)).toEqual([]);
  });
});
