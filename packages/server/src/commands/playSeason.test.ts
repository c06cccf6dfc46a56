import { checksumsFile } from '@rugby/domain/contract/checksums';
import { playersFile } from '@rugby/domain/contract/players';
import { roundsFile } from '@rugby/domain/contract/rounds';
import { squadsFile } from '@rugby/domain/contract/squads';
import { editions } from '@rugby/domain/editions';
import type { NotNull } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { publishSeason } from '../publish/publishSeason.ts';
import { aRecord, fifteenOf } from './testing/createSeasonFiles.ts';
import { createSeasonHarness, type SeasonHarness } from './testing/createSeasonHarness.ts';
import { createSeasonSteps, type SeasonSteps } from './testing/createSeasonSteps.ts';

let harness: SeasonHarness;
let season: SeasonSteps;

beforeAll(async () => {
  harness = await createSeasonHarness();
  season = createSeasonSteps(harness);
});

afterAll(() => harness.drop());

describe('an imported season', () => {
  beforeAll(() => season.imported());

  test('is described in the output', async () => {
    const { code, output } = await season.imported();
    expect([code, output]).toEqual([
      0,
      'The srp season was imported: 4 squads, 60 players, 3 rounds, 6 matches.\nPublished files that changed: 67.',
    ]);
  });

  it('has its rounds published in the order of the file, scheduled by default [G-129, G-131, G-134]', async () => {
    const rounds = roundsFile.schema.parse(await harness.published('rounds.json'));
    expect(
      rounds.map(({ id, roundNumber, status, isLockedForUpdating }) => [id, roundNumber, status, isLockedForUpdating]),
    ).toEqual([
      [1, 1, 'scheduled', false],
      [2, 2, 'scheduled', false],
      [3, 3, 'scheduled', false],
    ]);
  });

  it('has the start of each round published [G-132, G-348]', async () => {
    const rounds = roundsFile.schema.parse(await harness.published('rounds.json'));
    expect(rounds.map(({ startDate }) => startDate)).toEqual([
      '2101-03-01T08:00:00.000Z',
      '2101-03-08T08:00:00.000Z',
      '2101-03-15T08:00:00.000Z',
    ]);
  });

  it('has its fixtures published with squads and without scores [G-139, G-142, G-143]', async () => {
    const [round] = roundsFile.schema.parse(await harness.published('rounds.json'));
    expect(round?.fixtures[0]).toEqual({
      id: 11,
      status: 'scheduled',
      date: '2101-03-01T08:00:00.000Z',
      venueName: 'North Field',
      homeSquadId: 1,
      homeSquadName: 'Herons',
      homeSquadAbbr: 'HERO',
      awaySquadId: 2,
      awaySquadName: 'Otters',
      awaySquadAbbr: 'OTTE',
      homeScore: null,
      awayScore: null,
    });
  });

  it('has its players and squads published [G-148, G-349, G-350]', async () => {
    const players = playersFile.schema.parse(await harness.published('players.json'));
    expect(players).toHaveLength(60);
    expect(players[0]).toMatchObject({
      id: 101,
      feedId: 9101,
      position: 'prop',
      cost: 5_000_000,
      status: 'uncertain',
      isLocked: false,
    });
    expect(squadsFile.schema.parse(await harness.published('squads.json'))[1]).toMatchObject({ name: 'Otters', badge: 'OTTE' });
  });

  it('changes no published file when it is imported again', async () => {
    const before = await harness.published('checksums.json');
    const { output } = await harness.season('import --edition srp --from .');
    expect(output).toContain('No published file changed.');
    expect(await harness.published('checksums.json')).toEqual(before);
  });
});

describe('a round that starts', () => {
  beforeAll(() => season.started());

  test('moves game time to its first kick-off and includes the teams that have started [G-222]', async () => {
    const { output } = await season.started();
    expect(output).toContain('Round 1 is playing. Teams that play it: 2.');
    expect(output).toMatch(/Game time of srp is 2101-03-01T08:00:0/);
    const [row] = await harness.db
      .selectFrom('teamRounds')
      .innerJoin('teams', 'teams.id', 'teamRounds.teamId')
      .selectAll('teamRounds')
      .where('teams.name', '=', 'herons')
      .execute();
    expect(row).toMatchObject({
      roundId: 1,
      lineup: fifteenOf(1),
      captainId: 110,
      salaryCap: 100_000_000,
      value: 85_500_000,
    });
    expect(await points(harness)).toEqual({ herons: 0, mixed: 0 });
  });

  it('is locked for updating, and its started fixture plays and has a score [G-134, G-138, G-143]', async () => {
    const [round] = roundsFile.schema.parse(await harness.published('rounds.json'));
    expect([round?.status, round?.isLockedForUpdating]).toEqual(['playing', true]);
    expect(round?.fixtures.map(({ status, homeScore, awayScore }) => [status, homeScore, awayScore])).toEqual([
      ['playing', 20, 10],
      ['scheduled', null, null],
    ]);
  });

  it('fixes percent selected by the complete teams and locks players of started fixtures [G-155, G-156]', async () => {
    const players = await playersById(harness);
    expect([players.get(101)?.selected, players.get(302)?.selected]).toEqual([{ 1: 66.7 }, { 1: 33.3 }]);
    expect([players.get(101)?.isLocked, players.get(301)?.isLocked]).toEqual([true, false]);
  });
});

describe('stats of a playing round', () => {
  beforeAll(() => season.scored());

  test('give players and teams their points, the captain’s doubled [G-014]', async () => {
    const { output } = await season.scored();
    expect(output).toContain(
      'Round 1: 4 records read, 4 new or changed, 0 withdrawn, 0 audited.\nTeams whose points changed: 2.',
    );
    expect(await points(harness)).toEqual({ herons: 8 + 1 + 21 * 2, mixed: 8 });
  });

  it('are in the player’s figures [G-158, G-161, G-163]', async () => {
    const players = await playersById(harness);
    expect(players.get(110)?.stats).toMatchObject({
      totalPoints: 21,
      avgPoints: 21,
      lastRoundPoints: null,
      positionRank: 1,
      scores: { 1: 21 },
    });
  });

  it('are in the statistics of all players, and in the file of each [A-340, G-178, G-352]', async () => {
    expect(await harness.published('player_stats.json')).toMatchObject({
      110: { gamesPlayed: 1, tries: 1, metresGained: 49, tackles: 0 },
    });
    expect(await harness.published('player_stats/110.json')).toMatchObject([{ roundId: 1, gamesPlayed: 1 }]);
  });

  it('are in the matches of each player, for a lock without scrums [G-180, G-353, G-354]', async () => {
    expect(await harness.published('player_stats/104.json')).toMatchObject([
      { roundId: 1, tournamentId: 11, gamesPlayed: 1, scoringMetrics: { MP: 40 }, points: 1 },
    ]);
    expect(await harness.published('player_stats/102.json')).toEqual([]);
  });

  it('change the checksum of the players when points change [G-215, G-351]', async () => {
    const before = checksumsFile.schema.parse(await harness.published('checksums.json'));
    await season.rescored();
    const after = checksumsFile.schema.parse(await harness.published('checksums.json'));
    expect([after.rounds === before.rounds, after.players === before.players]).toEqual([true, false]);
  });

  it('imported again change no audit, file or points', async () => {
    await season.rescored();
    const audit = await harness.db.selectFrom('statAudit').selectAll().execute();
    const before = await points(harness);
    const { output } = await harness.season('stats --edition srp --round 1 --from round-1.json');
    expect(output).toContain(
      '0 new or changed, 0 withdrawn, 0 audited.\nTeams whose points changed: 0.\nNo published file changed.',
    );
    expect(await harness.db.selectFrom('statAudit').selectAll().execute()).toEqual(audit);
    expect(await points(harness)).toEqual(before);
  });
});

describe('a round that is finished', () => {
  beforeAll(() => season.finished());

  test('warns of fixtures without stats, is complete, keeps its scores, and percent selected is computed for the next round [G-131, G-134, G-143]', async () => {
    const { code, output } = await season.finished();
    expect([code, output]).toEqual([0, expect.stringContaining('Warning: no stats were given for the matches 12.')]);
    const [first, second] = roundsFile.schema.parse(await harness.published('rounds.json'));
    expect([first?.status, first?.isLockedForUpdating, second?.status]).toEqual(['complete', false, 'scheduled']);
    expect(first?.fixtures.map(({ status, homeScore, awayScore }) => [status, homeScore, awayScore])).toEqual([
      ['complete', 20, 10],
      ['complete', null, null],
    ]);
    expect((await playersById(harness)).get(101)?.selected).toEqual({ 1: 66.7, 2: 66.7 });
  });

  it('is the last round of its players, whose next fixture follows [G-160, G-162]', async () => {
    expect((await playersById(harness)).get(110)?.stats).toMatchObject({ lastRoundPoints: 21, nextFixture: 21 });
  });

  it('treats later stats as corrections: only changed records change, with an audit row each', async () => {
    await harness.files.write('round-1.json', [aRecord(101, 1, 11), aRecord(110, 1, 11, { MP: 62 }), aRecord(111, 1, 11)]);
    const before = await playersById(harness);
    const audited = (await harness.db.selectFrom('statAudit').selectAll().execute()).length;
    const { output } = await harness.season('stats --edition srp --round 1 --from round-1.json');
    expect(output).toContain('3 records read, 2 new or changed, 1 withdrawn, 3 audited.\nThe round was finished before');
    const after = await playersById(harness);
    const changed = [...after].filter(([id, { stats }]) => stats.totalPoints !== before.get(id)?.stats.totalPoints);
    expect(changed.map(([id, { stats }]) => [id, stats.totalPoints])).toEqual([
      [104, 0],
      [110, 2],
      [111, 2],
    ]);
    expect(await points(harness)).toEqual({ herons: 2 + 2 * 2 + 2, mixed: 2 });
    const audit = await harness.db.selectFrom('statAudit').selectAll().orderBy('id').offset(audited).execute();
    expect(audit.map(({ playerId, before: was, after: is }) => [playerId, was?.T ?? null, is?.T ?? null])).toEqual([
      [110, 1, 0],
      [111, null, 0],
      [104, 0, null],
    ]);
    expect(new Set(audit.map(({ fileHash }) => fileHash.length))).toEqual(new Set([64]));
  });

  it('allows the next round to start with the teams of then, and keeps its own percent selected [G-156, G-222]', async () => {
    const { output } = await season.secondFinished();
    expect(output).toContain('Teams that play it: 3.');
    expect((await playersById(harness)).get(101)?.selected).toEqual({ 1: 66.7, 2: 66.7, 3: 50 });
  });
});

describe('status', () => {
  beforeAll(() => season.secondFinished());

  it('prints the status of each edition', async () => {
    const { output } = await harness.season('status');
    expect(output).toContain('srp: import season, game time 2101-03-08T08:00');
    expect(output).toContain('  round  1  complete   2101-03-01T08:00:00.000Z  stats of 1 of 2 matches');
    expect(output).toContain('trc: no season.');
  });

  it('prints it as JSON', async () => {
    const { output } = await harness.season('status --json');
    expect(JSON.parse(output)).toMatchObject([
      {
        edition: 'srp',
        season: { origin: 'import', squads: 4, players: 60, teams: 3, completeTeams: 2, rounds: [{ round: 1 }, {}, {}] },
      },
      { edition: 'trc', season: null },
    ]);
  });
});

it('publishes nothing for an edition without a season', async () =>
  expect(await publishSeason(harness.db, editions.trc)).toEqual([]));

async function playersById({ published }: SeasonHarness) {
  const players = playersFile.schema.parse(await published('players.json'));
  return new Map(players.map((player) => [player.id, player]));
}

async function points({ db }: SeasonHarness): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('teamTotals')
    .innerJoin('teams', 'teams.id', 'teamTotals.teamId')
    .select(['teams.name', 'teamTotals.points'])
    .where('roundId', '=', 1)
    .where('points', 'is not', null)
    .$narrowType<{ points: NotNull }>()
    .orderBy('teams.id')
    .execute();
  return Object.fromEntries(rows.map(({ name, points }) => [name, points]));
}
