import { editions } from '@rugby/domain/editions';
import { currentRound } from '@rugby/domain/game/season/rounds';
import { refusalsToSave } from '@rugby/domain/game/team/refusalsToSave';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadSeason } from '../season/loadSeason.ts';
import { type SeasonHarness, createSeasonHarness } from './testing/createSeasonHarness.ts';
import { fromLineupColumn } from '../db/lineupColumn.ts';

let harness: SeasonHarness;

beforeEach(async () => {
  harness = await createSeasonHarness();
  await harness.season('import --edition srp --from .');
});

afterEach(() => harness.drop());

describe('managers', () => {
  test('creates accounts that are marked and cannot log in, each with a valid complete team for the next round', async () => {
    const { code, output } = await harness.season('managers --edition srp --count 40 --seed x');
    expect([code, output.split('\n')[0]]).toEqual([0, 'Simulated users with legal teams: 40 added.']);
    const users = await harness.db.selectFrom('users').selectAll().execute();
    expect(users).toHaveLength(40);
    expect(users.every(({ isPractice, passwordHash }) => isPractice && passwordHash === null)).toBe(true);
    const season = await loadSeason(harness.db, 'srp');
    if (season === undefined) throw new Error('There is no season.');
    const world = { ...season, edition: editions.srp, now: Date.now() };
    for (const team of await harness.db.selectFrom('teams').selectAll().execute()) {
      expect(team).toMatchObject({ isComplete: true, startRoundId: currentRound(season.rounds)?.id });
      expect(refusalsToSave({ lineup: fromLineupColumn(team.lineup), captainId: team.captainId }, null, world)).toEqual([]);
    }
  });

  test('picks the same teams for the same seed, with unused names', async () => {
    await harness.season('managers --edition srp --count 20 --seed x');
    await harness.season('managers --edition srp --count 20 --seed x');
    await harness.season('managers --edition srp --count 20 --seed y');
    const lineups = (await harness.db.selectFrom('teams').select('lineup').orderBy('id').execute()).map(({ lineup }) =>
      lineup.join(),
    );
    expect(lineups.slice(20, 40)).toEqual(lineups.slice(0, 20));
    expect(lineups.slice(40)).not.toEqual(lineups.slice(0, 20));
  });

  test('refuses during a playing round, without a season, and with an invalid count', async () => {
    await harness.season('start --edition srp --round 1');
    expect(await harness.season('managers --edition srp --count 5')).toMatchObject({
      code: 2,
      errors: 'No team can be created now: the round has begun. Finish it first.',
    });
    expect((await harness.season('managers --edition trc --count 5')).errors).toContain('There is no trc season');
    expect((await harness.season('managers --edition srp --count many')).errors).toContain('--count many is not a number');
    expect(await harness.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });
});

describe('simulate', () => {
  test('simulates the fixtures of a started round, and repeats with the same result', async () => {
    await harness.season('start --edition srp --round 1');
    const { code, output } = await harness.season('simulate --edition srp --round 1 --seed x');
    expect([code, output.split('\n')[0]]).toEqual([0, 'Round 1: 60 records read, 60 new or changed, 0 withdrawn, 0 audited.']);
    expect((await harness.season('simulate --edition srp --round 1 --seed x')).output).toContain(
      '60 records read, 0 new or changed',
    );
    expect((await harness.season('simulate --edition srp --round 1 --seed y')).output).not.toContain(
      '60 records read, 0 new or changed',
    );
    const lines = await harness.db.selectFrom('statRecords').select('line').where('fixtureId', '=', 11).execute();
    expect(lines.reduce((sum, { line: { T, C, PG, DG } }) => sum + 5 * T + 2 * C + 3 * (PG + DG), 0)).toBe(30);
  });

  test('refuses a round that has not started or does not exist, and changes nothing', async () => {
    expect(await harness.season('simulate --edition srp --round 1')).toMatchObject({
      code: 2,
      errors: 'Round 1 has not started, so it has no stats yet.',
    });
    expect((await harness.season('simulate --edition srp --round 9')).errors).toBe(
      'There is no round 9: the season has rounds 1 to 3.',
    );
    expect((await harness.season('simulate --edition trc --round 1')).errors).toContain('There is no trc season');
  });
});
