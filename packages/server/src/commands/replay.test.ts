import { roundsFile } from '@rugby/domain/contract/rounds';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SeasonHarness, createSeasonHarness, storeTeam } from './testing/createSeasonHarness.ts';
import { fifteenOf } from './testing/createSeasonFiles.ts';
import type { PracticeRound } from '../practice/season/dueStep.ts';
import { nextEventTime } from '../practice/season/nextEventTime.ts';

let harness: SeasonHarness;

beforeEach(async () => {
  harness = await createSeasonHarness();
});
afterEach(() => harness.drop());

const fastest = 'replay --edition srp --speed 999999999';

describe('replay', () => {
  test('plays a season to its end, fixture by fixture, and scores every team', async () => {
    await harness.season('import --edition srp --from .');
    const team = await storeTeam(harness, { name: 'user', lineup: fifteenOf(1), captainId: 101 });
    await harness.season('clock --edition srp --at 2101-02-28T08:00:00Z');
    const { code, output } = await harness.season(fastest);
    expect([code, output.split('\n').slice(0, 11)]).toEqual([
      0,
      [
        '2101-03-01 08:00  Round 1 is playing.',
        '2101-03-01 08:00  Herons v Otters: kick-off.',
        '2101-03-01 09:00  Herons v Otters: half-time.',
        '2101-03-01 10:00  Herons v Otters: full-time.',
        '2101-03-02 08:00  Kites v Badgers: kick-off.',
        '2101-03-02 09:00  Kites v Badgers: half-time.',
        '2101-03-02 10:00  Kites v Badgers: full-time.',
        '2101-03-02 11:00  Round 1 is complete.',
        '2101-03-08 08:00  Round 2 is playing.',
        '2101-03-08 08:00  Herons v Kites: kick-off.',
        '2101-03-08 09:00  Herons v Kites: half-time.',
      ],
    ]);
    expect(output).toContain('The srp season is over.');
    const rounds = roundsFile.schema.parse(await harness.published('rounds.json'));
    expect(rounds.map(({ status }) => status)).toEqual(['complete', 'complete', 'complete']);
    expect(rounds[0]?.fixtures[0]).toMatchObject({ homeScore: 20, awayScore: 10 });
    const played = await harness.db.selectFrom('teamTotals').select('points').where('teamId', '=', team).execute();
    expect(played.map(({ points }) => Number(points) > 50)).toEqual([true, true, true]);
    expect(await harness.season(fastest)).toMatchObject({
      code: 2,
      errors: 'The srp season is over: there is nothing left to play.',
    });
  });

  test('allows other commands meanwhile, and runs at the given speed', async () => {
    await harness.season('import --edition srp --from .');
    await harness.season('clock --edition srp --at 2101-03-01T07:00:00Z');
    const began = Date.now();
    const replaying = harness.season('replay --edition srp --speed 900000');
    expect((await harness.season('status')).code).toBe(0);
    expect((await replaying).code).toBe(0);
    // Fifteen days and four hours of game time.
    expect(Date.now() - began).toBeGreaterThan(((15 * 24 + 4) * 3_600_000) / 900_000 - 50);
  });

  test.each([
    ['without a speed', 'replay --edition srp', '--speed is missing.'],
    ['at no speed', 'replay --edition srp --speed 0', '--speed 0 is not a whole number from 1 to 999999999.'],
    ['backwards', 'replay --edition srp --speed=-2', '--speed -2 is not a whole number from 1 to 999999999.'],
    ['of an unknown edition', 'replay --edition six --speed 2', 'There is no edition six: it is srp or trc.'],
    ['of one round', 'replay --edition srp --speed 2 --round 1', 'replay does not accept --round.'],
    ['without a season', 'replay --edition srp --speed 2', 'There is no srp season.'],
  ])('%s is refused with exit code 2', async (_, line, sentence) => {
    const { code, errors } = await harness.season(line);
    expect([code, errors.split('\n')[0]]).toEqual([2, sentence]);
  });

  test('is refused outside of practice, because it moves the clock', async () => {
    await harness.season('import --edition srp --from .');
    expect(await harness.season(fastest, { PRACTICE: '0' })).toMatchObject({
      code: 2,
      errors: 'The clock can be set in practice only. Set PRACTICE=1 to allow this.',
    });
  });
});

describe('the next event', () => {
  const hour = 3_600_000;
  const kickOff = 100 * hour;
  const round = (status: PracticeRound['status']): PracticeRound => ({
    roundNumber: 1,
    status,
    fixtures: [{ id: 1, kickOff, reached: 'nothing', status: 'scheduled' }],
  });

  test.each([
    ['two days before a fixture', 0, 52 * hour],
    ['its kick-off', 52 * hour, kickOff],
    ['half time', kickOff, kickOff + hour],
    ['full time', kickOff + hour, kickOff + 2 * hour],
    ['when it is over', kickOff + 2 * hour, kickOff + 3 * hour],
    ['now, when a step is overdue', kickOff + 4 * hour, kickOff + 4 * hour],
  ])('is %s', (_, now, next) => expect(nextEventTime([round('playing')], now)).toBe(next));

  test('does not exist after the last round', () => expect(nextEventTime([round('complete')], 0)).toBeUndefined());
});
