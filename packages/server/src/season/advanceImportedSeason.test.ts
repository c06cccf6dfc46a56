import { playersFile } from '@rugby/domain/contract/players';
import { roundsFile } from '@rugby/domain/contract/rounds';
import { editions } from '@rugby/domain/editions';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { advanceSeasons } from '../advanceSeasons.ts';
import { aRecord, fifteenOf, players, rounds } from '../commands/testing/createSeasonFiles.ts';
import { createSeasonHarness, type SeasonHarness, storeTeam } from '../commands/testing/createSeasonHarness.ts';
import { setClock } from './setClock.ts';

/** Rounds 1, 2 and 3 kick off on 1, 8 and 15 March 2101 at 08:00 UTC, with a second match a day later. */
let harness: SeasonHarness;
let teamId: number;

beforeEach(async () => {
  harness = await createSeasonHarness();
  await harness.season('import --edition srp --from .');
  teamId = await storeTeam(harness, { name: 'user', lineup: fifteenOf(1), captainId: 110 });
});
afterEach(() => harness.drop());

/** Sets game time just after a moment, when changes received before no longer wait, and lets the clock of the seasons tick. */
async function tickAt(time: string): Promise<void> {
  await harness.db.transaction().execute((tx) => setClock(tx, editions.srp.id, new Date(Date.parse(time) + 2001)));
  await advanceSeasons(harness.db, { practice: false, say: () => undefined });
}

const published = async () => roundsFile.schema.parse(await harness.published('rounds.json'));
const statuses = async () => (await published()).map(({ status }) => status);
const teamRounds = () =>
  harness.db
    .selectFrom('teamRounds')
    .innerJoin('teamTotals', (join) =>
      join.onRef('teamTotals.teamId', '=', 'teamRounds.teamId').onRef('teamTotals.roundId', '=', 'teamRounds.roundId'),
    )
    .select(['teamRounds.roundId', 'lineup', 'teamTotals.points'])
    .where('teamRounds.teamId', '=', teamId)
    .orderBy('teamRounds.roundId')
    .execute();
/** Whether a player is published as locked, and the player's next fixture. */
const lockAndNext = async (id: number) => {
  const player = playersFile.schema.parse(await harness.published('players.json')).find((one) => one.id === id);
  return [player?.isLocked, player?.stats.nextFixture];
};
const setLineup = (lineup: readonly number[]) =>
  harness.db.updateTable('teams').set({ lineup }).where('id', '=', teamId).execute();

describe('an imported season moves by the clock [D43]', () => {
  it('a round and its fixtures start with their kick-offs, and the lineups are taken then', async () => {
    await tickAt('2101-03-01T07:59:00Z');
    expect(await statuses()).toEqual(['scheduled', 'scheduled', 'scheduled']);
    await tickAt('2101-03-01T08:00:00Z');
    await setLineup(fifteenOf(2));
    await tickAt('2101-03-02T08:00:00Z');
    const [first] = await published();
    expect([first?.status, first?.isLockedForUpdating, first?.fixtures.map(({ status }) => status)]).toEqual([
      'playing',
      true,
      ['playing', 'playing'],
    ]);
    expect(await teamRounds()).toMatchObject([{ roundId: 1, lineup: fifteenOf(1) }]);
  });

  it('a round that is still playing is complete at the next round’s first kick-off, and its data that come later are corrections', async () => {
    await tickAt('2101-03-01T08:00:00Z');
    await tickAt('2101-03-08T08:00:00Z');
    expect(await statuses()).toEqual(['complete', 'playing', 'scheduled']);
    await harness.files.write('stats.json', [aRecord(101, 1, 11, { MP: 80, T: 1 })]);
    const { output } = await harness.season('stats --edition srp --round 1 --from stats.json');
    expect(output).toContain('The round was finished before, so these are corrections.');
    expect(await teamRounds()).toMatchObject([
      { roundId: 1, points: 17 },
      { roundId: 2, points: 0 },
    ]);
  });

  it('kick-offs that passed while no server ran are made up for in order, and a repeated tick changes nothing', async () => {
    await tickAt('2101-03-15T09:00:00Z');
    expect(await statuses()).toEqual(['complete', 'complete', 'playing']);
    const before = await harness.published('checksums.json');
    await tickAt('2101-03-15T09:00:10Z');
    expect(await harness.published('checksums.json')).toEqual(before);
    expect((await teamRounds()).map(({ roundId }) => roundId)).toEqual([1, 2, 3]);
  });

  it('a clock that jumps back and forth opens no lock and starts no round twice', async () => {
    await tickAt('2101-03-01T08:00:00Z');
    await setLineup(fifteenOf(2));
    for (const time of ['2101-02-20T00:00:00Z', '2101-03-01T09:00:00Z', '1999-01-01T00:00:00Z', '2101-03-01T09:00:00Z']) {
      await tickAt(time);
      const [isLocked] = await lockAndNext(101);
      expect([isLocked, await statuses()]).toEqual([true, ['playing', 'scheduled', 'scheduled']]);
    }
    expect(await teamRounds()).toMatchObject([{ roundId: 1, lineup: fifteenOf(1) }]);
  });

  it('with each kick-off the published locks and next fixtures move [G-162, G-271]', async () => {
    await tickAt('2101-03-01T07:59:00Z');
    expect([await lockAndNext(101), await lockAndNext(301)]).toEqual([
      [false, 11],
      [false, 12],
    ]);
    await tickAt('2101-03-01T08:00:00Z');
    expect([await lockAndNext(101), await lockAndNext(301)]).toEqual([
      [true, 21],
      [false, 12],
    ]);
    await tickAt('2101-03-02T08:00:00Z');
    expect([await lockAndNext(101), await lockAndNext(301)]).toEqual([
      [true, 21],
      [true, 21],
    ]);
    await tickAt('2101-03-08T08:00:00Z');
    expect([await lockAndNext(101), await lockAndNext(201)]).toEqual([
      [true, 31],
      [false, 22],
    ]);
  });

  it('a postponed fixture holds up neither the start nor the locks of the next round', async () => {
    await tickAt('2101-03-01T08:00:00Z');
    await harness.files.write('rounds.json', JSON.stringify(rounds).replace('2101-03-02T08', '2101-03-20T08'));
    await harness.season('import --edition srp --from .');
    await tickAt('2101-03-08T08:00:00Z');
    const [first, second] = await published();
    expect([first?.status, first?.fixtures.map(({ status }) => status)]).toEqual(['complete', ['complete', 'scheduled']]);
    expect([second?.status, second?.isLockedForUpdating]).toEqual(['playing', true]);
    expect([await lockAndNext(101), await lockAndNext(201)]).toEqual([
      [true, 31],
      [false, 22],
    ]);
    expect((await teamRounds()).map(({ roundId }) => roundId)).toEqual([1, 2]);
    await tickAt('2101-03-20T08:00:00Z');
    expect((await published())[0]?.fixtures.map(({ status }) => status)).toEqual(['complete', 'complete']);
  });

  it('the shares of the coming round follow the saved teams, and stand still from its first kick-off [G-156]', async () => {
    const shareOf101 = async () =>
      playersFile.schema.parse(await harness.published('players.json')).find(({ id }) => id === 101)?.selected[1];
    await tickAt('2101-03-01T07:00:00Z');
    await storeTeam(harness, { name: 'other', lineup: fifteenOf(2), captainId: 210 });
    await tickAt('2101-03-01T08:00:00Z');
    expect(await shareOf101()).toBe(50);
    await setLineup(fifteenOf(2));
    await tickAt('2101-03-02T08:00:00Z');
    expect(await shareOf101()).toBe(50);
  });

  it('the stats command finds the round of its time without a server, and season finish ends a round earlier', async () => {
    await harness.season('clock --edition srp --at 2101-03-01T10:00:00Z');
    await harness.files.write('stats.json', [aRecord(101, 1, 11, { MP: 80 })]);
    expect((await harness.season('stats --edition srp --round 1 --from stats.json')).code).toBe(0);
    expect((await harness.season('finish --edition srp --round 1')).code).toBe(0);
    expect(await statuses()).toEqual(['complete', 'scheduled', 'scheduled']);
  });

  it('season start finishes the round before when its own kick-off has passed', async () => {
    await harness.season('start --edition srp --round 1');
    expect((await harness.season('start --edition srp --round 2')).code).toBe(2);
    await harness.season('clock --edition srp --at 2101-03-08T08:00:00Z');
    expect((await harness.season('start --edition srp --round 2')).output).toContain(
      'Round 2 is playing. Teams that play it: 1.',
    );
  });

  it('a season whose kick-offs are all in the past waits for its clock', async () => {
    await harness.files.write('rounds.json', JSON.stringify(rounds).replaceAll('2101-', '2001-'));
    await harness.season('import --edition srp --from .');
    await tickAt('2026-01-01T00:00:00Z');
    expect(await statuses()).toEqual(['scheduled', 'scheduled', 'scheduled']);
  });
});

it('two rounds never count the same player’s match: a second record at the same time is refused [D43]', async () => {
  const copied = rounds.map((round, index) =>
    index === 1 ? { ...round, tournaments: [...round.tournaments, { ...rounds[0]?.tournaments[0], id: 29 }] } : round,
  );
  await harness.files.write('rounds.json', copied);
  await harness.season('import --edition srp --from .');
  await harness.files.write('one.json', [aRecord(101, 1, 11, { MP: 80 })]);
  await harness.files.write('two.json', [aRecord(101, 2, 29, { MP: 80 })]);
  await harness.season('start --edition srp --round 1');
  await harness.season('stats --edition srp --round 1 --from one.json');
  await harness.season('finish --edition srp --round 1');
  await harness.season('start --edition srp --round 2');
  const { code, errors } = await harness.season('stats --edition srp --round 2 --from two.json');
  expect([code, errors]).toEqual([
    2,
    expect.stringContaining('player 101 has a record of match 11 at the same time, in another round'),
  ]);
});

it('an import at a moved date keeps the lock of a match that has kicked off, and takes new squads for later ones', async () => {
  await tickAt('2101-03-01T08:00:00Z');
  await harness.files.write(
    'players.json',
    players.map((player) => (player.id === 101 ? { ...player, squadId: 3 } : player)),
  );
  await harness.season('import --edition srp --from .');
  const locks = await harness.db
    .selectFrom('playerLocks')
    .select(['playerId', 'fixtureId'])
    .where('playerId', '=', 101)
    .execute();
  expect(locks).toEqual([{ playerId: 101, fixtureId: 11 }]);
});
