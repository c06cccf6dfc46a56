import { playersFile } from '@rugby/domain/contract/players';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aRecord, fifteenOf, players, rounds, squads } from './testing/createSeasonFiles.ts';
import { createSeasonHarness, type SeasonHarness, storeTeam } from './testing/createSeasonHarness.ts';

let harness: SeasonHarness;

beforeEach(async () => {
  harness = await createSeasonHarness();
  await harness.season('import --edition srp --from .');
  await storeTeam(harness, { name: 'user', lineup: fifteenOf(1), captainId: 110 });
  await harness.season('start --edition srp --round 1');
  await harness.files.write('stats.json', [aRecord(101, 1, 11, { MP: 80, T: 2 })]);
  await harness.season('stats --edition srp --round 1 --from stats.json');
});

afterEach(() => harness.drop());

describe('an import over an imported season', () => {
  it('updates facts, eliminates missing players, and changes neither points nor teams', async () => {
    const before = await teams();
    await harness.files.write(
      'players.json',
      players.filter(({ id }) => id !== 101).map((player) => ({ ...player, cost: 7_000_000, status: 'not selected' })),
    );
    const { output } = await harness.season('import --edition srp --from .');
    expect(output).toContain('updated; points and teams are unchanged');
    expect(output).toContain('now eliminated: 1.');
    const [gone, other] = playersFile.schema.parse(await harness.published('players.json'));
    expect(gone).toMatchObject({ id: 101, status: 'eliminated', cost: 5_000_000, stats: { totalPoints: 32 } });
    expect(other).toMatchObject({ id: 102, status: 'not-selected', cost: 7_000_000 });
    expect(await teams()).toEqual(before);
  });

  it('takes over new names of players, and new names and badges of squads [G-147, G-149]', async () => {
    const names = { firstName: 'Ana', lastName: 'Kahu' };
    await harness.files.write(
      'players.json',
      players.map((player) => ({ ...player, ...names })),
    );
    const marks = squads.map((squad) => ({
      ...squad,
      name: `New ${squad.name}`,
      abbreviation: `N${squad.id}`,
      badge: `new-${squad.id}`,
    }));
    await harness.files.write('squads.json', marks);
    await harness.season('import --edition srp --from .');
    expect(await harness.published('squads.json')).toEqual(marks);
    expect(await harness.published('players.json')).toMatchObject(players.map(({ id }) => ({ id, ...names })));
  });

  it('keeps the progress of rounds', async () => {
    await harness.files.write(
      'rounds.json',
      rounds.map((round) => ({ ...round, status: 'scheduled' })),
    );
    await harness.season('import --edition srp --from .');
    expect(await harness.published('rounds.json')).toMatchObject([
      { status: 'playing' },
      { status: 'scheduled' },
      { status: 'scheduled' },
    ]);
  });

  it('refuses feeds that contradict stored points: a missing squad, or a moved round or scored fixture', async () => {
    const [first, ...others] = rounds;
    await harness.files.write('squads.json', [...squads.slice(1), { id: 9, name: 'Foxes', abbreviation: 'FOXE' }]);
    await harness.files.write(
      'players.json',
      players.filter(({ squadId }) => squadId !== 1),
    );
    const moved = [{ ...first, tournaments: [{ ...first?.tournaments[1], homeSquadId: 2 }] }, others[1], others[0]];
    await harness.files.write('rounds.json', JSON.parse(JSON.stringify(moved).replaceAll('"homeSquadId":1', '"homeSquadId":9')));
    const { code, errors } = await harness.season('import --edition srp --from .');
    expect(code).toBe(2);
    expect(errors.split('\n')).toEqual([
      expect.stringContaining('squads.json, line 1, the whole file: squad 1 (Herons) of the stored season is missing.'),
      expect.stringContaining('rounds.json, line 1, the whole file: round 2 of the stored season is not in place 2.'),
      expect.stringContaining('round 3 of the stored season is not in place 3.'),
      expect.stringContaining('match 11 has stat records and is no longer in round 1.'),
    ]);
  });

  it('deletes a fixture that is missing and was never played', async () => {
    await harness.files.write(
      'rounds.json',
      rounds.map((round) => ({ ...round, tournaments: round.tournaments.slice(0, 1) })),
    );
    const { output } = await harness.season('import --edition srp --from .');
    expect(output).toContain('missing from the files and were removed: 3.');
  });
});

describe('an import over the practice season', () => {
  beforeEach(async () => {
    await storeTeam(harness, { name: 'simulated', lineup: fifteenOf(2), isSimulated: true });
    await harness.db.updateTable('seasons').set({ origin: 'practice' }).execute();
    await harness.files.write(
      'squads.json',
      squads.map((squad) => ({ ...squad, id: squad.id + 10 })),
    );
    await harness.files.write(
      'players.json',
      players.map((player) => ({ ...player, id: player.id + 1000, squadId: player.squadId + 10 })),
    );
    await harness.files.write(
      'rounds.json',
      rounds.map((round) => ({
        ...round,
        tournaments: round.tournaments.map((match) => ({
          ...match,
          homeSquadId: match.homeSquadId + 10,
          awaySquadId: match.awaySquadId + 10,
        })),
      })),
    );
  });

  it('replaces the whole edition: rounds, players, points, the clock and its files', async () => {
    const { output } = await harness.season('import --edition srp --from .');
    expect(output).toContain('imported over the practice season; teams were emptied, accounts were kept');
    expect(await harness.db.selectFrom('statRecords').selectAll().execute()).toEqual([]);
    expect(await harness.db.selectFrom('teamRounds').selectAll().execute()).toEqual([]);
    const { origin, clockOffsetMs } = await harness.db.selectFrom('seasons').selectAll().executeTakeFirstOrThrow();
    expect([origin, clockOffsetMs]).toEqual(['import', '0']);
    await expect(harness.published('player_stats/101.json')).rejects.toThrow('no result');
    expect(await harness.published('player_stats/1101.json')).toEqual([]);
  });

  it('empties users’ teams, keeps their accounts and deletes simulated users', async () => {
    await harness.season('import --edition srp --from .');
    expect(await teams()).toMatchObject([
      {
        name: 'user',
        lineup: Array.from({ length: 15 }, () => 0),
        captainId: null,
        startRoundId: null,
        isComplete: false,
        version: 2,
      },
    ]);
    const users = await harness.db.selectFrom('users').select('displayName').execute();
    expect(users).toEqual([{ displayName: 'user' }]);
  });

  it('keeps a simulated user who also plays the other edition', async () => {
    const { userId } = await harness.db
      .selectFrom('teams')
      .select('userId')
      .where('name', '=', 'simulated')
      .executeTakeFirstOrThrow();
    await harness.db.insertInto('seasons').values({ edition: 'trc', origin: 'practice' }).execute();
    await harness.db
      .insertInto('teams')
      .values({ edition: 'trc', userId, name: 'there', lineup: fifteenOf(1), isComplete: true, version: 1, savedAt: new Date() })
      .execute();
    await harness.season('import --edition srp --from .');
    expect((await teams()).map(({ name }) => name)).toEqual(['user', 'there']);
  });
});

it('an import of a season that is over prints the command that makes it playable', async () => {
  const old = JSON.stringify(rounds).replaceAll('2101-', '2001-');
  await harness.files.write('rounds.json', old);
  const { output } = await harness.season('import --edition trc --from .');
  expect(output).toContain('To play the season: season clock --edition trc --at 2001-02-28T08:00:00.000Z');
});

function teams() {
  return harness.db.selectFrom('teams').selectAll().orderBy('id').execute();
}
