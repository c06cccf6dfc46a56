import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { aRecord, players, rounds, squads } from './testing/createSeasonFiles.ts';
import { createSeasonHarness, type SeasonHarness } from './testing/createSeasonHarness.ts';

let harness: SeasonHarness;

beforeAll(async () => {
  harness = await createSeasonHarness();
});

afterAll(() => harness.drop());

const [player, ...otherPlayers] = players;
const [round, ...otherRounds] = rounds;
const [match, ...otherMatches] = round?.tournaments ?? [];
const withMatch = (about: object) => [{ ...round, tournaments: [{ ...match, ...about }, ...otherMatches] }, ...otherRounds];

describe('an invalid feed ends with code 2, changes nothing, and is reported with file, line and path', () => {
  beforeEach(async () => {
    await harness.files.write('squads.json', squads);
    await harness.files.write('players.json', players);
    await harness.files.write('rounds.json', rounds);
  });

  test.each([
    ['broken JSON', 'players.json', '[\n{"id": 1,\n]', 'line 3: this is not JSON'],
    ['an empty file', 'players.json', '', 'line 1: this is not JSON'],
    ['a player twice', 'players.json', [player, player], 'line 14, [1].id: player 101 occurs twice'],
    ['an unknown squad', 'players.json', [player, { ...player, id: 7, squadId: 9 }], 'line 18, [1].squadId: there is no squad 9'],
    ['a cost of zero', 'players.json', [{ ...player, cost: 0 }], 'line 11, [0].cost: this must be more than 0'],
    ['a cost below zero', 'players.json', [{ ...player, cost: -1 }], 'line 11, [0].cost: this must be more than 0'],
    [
      'a cost that cannot be stored',
      'players.json',
      [{ ...player, cost: 3e9 }],
      'line 11, [0].cost: this must be at most 2147483647',
    ],
    [
      'an unknown position',
      'players.json',
      [{ ...player, position: ['wing'] }],
      'line 9, [0].position[0]: this must be one of: prop, hooker',
    ],
    ['no name', 'players.json', [{ ...player, firstName: undefined }], 'line 2, [0].firstName: this is missing'],
    ['an id of zero', 'players.json', [{ ...player, id: 0 }], 'line 3, [0].id: 0 is not a valid id'],
    ['no players', 'players.json', [], 'line 1, the whole file: there are no players'],
    [
      'a date that is none',
      'rounds.json',
      withMatch({ date: '2101-02-30T08:00:00Z' }),
      '[0].tournaments[0].date: this is not a time such as 2026-02-12T06:05:00Z',
    ],
    ['a match twice', 'rounds.json', withMatch({ id: 12 }), '[0].tournaments[1].id: match 12 occurs twice'],
    [
      'a squad against itself',
      'rounds.json',
      withMatch({ awaySquadId: 1 }),
      '[0].tournaments[0]: squad 1 cannot play against itself',
    ],
    [
      'a match of an unknown squad',
      'rounds.json',
      withMatch({ awaySquadId: 9 }),
      '[0].tournaments[0].awaySquadId: there is no squad 9',
    ],
    ['a round without matches', 'rounds.json', [{ ...round, tournaments: [] }], 'line 6, [0].tournaments: a round needs a match'],
    ['a round twice', 'rounds.json', [round, { ...round, tournaments: [] }], '[1].id: round 1 occurs twice'],
    [
      'rounds out of order',
      'rounds.json',
      [round, { ...otherRounds[0], status: 'Complete' }],
      '[1].status: a complete round cannot follow a scheduled one',
    ],
    [
      'an id that cannot be stored',
      'players.json',
      [{ ...player, id: 2 ** 31 }],
      'line 3, [0].id: this must be at most 2147483647',
    ],
    ['an empty name', 'players.json', [{ ...player, lastName: ' ' }], 'line 6, [0].lastName: the name is empty'],
    [
      'a character zero',
      'players.json',
      [{ ...player, lastName: 'a\u0000' }],
      '[0].lastName: it holds characters that cannot be seen',
    ],
    ['half a character', 'squads.json', [{ ...squads[0], name: 'a\ud800' }], '[0].name: it holds characters that cannot be seen'],
    ['a name that changes its direction', 'players.json', [{ ...player, lastName: 'a\u202eb' }], 'cannot be seen'],
    [
      'a name without a visible character',
      'squads.json',
      [{ ...squads[0], name: '\u200b' }],
      'line 4, [0].name: the name is empty',
    ],
    [
      'a venue with a zero-width space',
      'rounds.json',
      withMatch({ venueName: 'a\u200bb' }),
      'venueName: it holds characters that',
    ],
    [
      'a kick-off in a leap second',
      'rounds.json',
      withMatch({ date: '2016-12-31T23:59:60Z' }),
      '[0].tournaments[0].date: this is not a time such as 2026-02-12T06:05:00Z.',
    ],
    [
      'a venue without a visible character',
      'rounds.json',
      withMatch({ venueName: '\u200b' }),
      'venueName: it holds characters that',
    ],
    [
      'a name of 1 MB',
      'players.json',
      [{ ...player, lastName: 'x'.repeat(1e6) }],
      'line 6, [0].lastName: this must have at most 100 characters',
    ],
    [
      '8,000 players',
      'players.json',
      Array.from({ length: 8000 }, () => player),
      'line 1, the whole file: this must have at most 5000 entries',
    ],
    [
      '3 million zeros',
      'players.json',
      `[\n${'0,'.repeat(3e6)}0]`,
      'line 1, the whole file: this must have at most 5000 entries',
    ],
    [
      'deep nesting',
      'players.json',
      `[\n${'['.repeat(1e5)}${']'.repeat(1e5)}]`,
      'line 2, [0]: this must be an object with named values',
    ],
    ['deep nesting that breaks off', 'players.json', `[\n${'['.repeat(1e5)}`, 'line 2: this is not JSON'],
    ['the year 0000', 'rounds.json', withMatch({ date: '0000-03-01T08:00:00Z' }), '[0].tournaments[0].date: the year must be'],
    ['a score of 10⁹', 'rounds.json', withMatch({ homeScore: 1e9 }), '[0].tournaments[0].homeScore: this must be at most 999'],
    ['a file of 17 MB', 'players.json', ' '.repeat(17 * 1024 * 1024), 'has 17 MB. At most 16 MB are read.'],
    ['bytes that are not UTF-8', 'players.json', Buffer.from('[\n{"id": "\u00ff"}]', 'latin1'), 'line 2: this is not UTF-8'],
    ['a squad twice', 'squads.json', [...squads, squads[0]], 'line 23, [4].id: squad 1 occurs twice'],
  ])('%s', async (_, name, content, complaint) => {
    const file = await harness.files.write(name, content);
    const before = await everything();
    const { code, output, errors } = await harness.season('import --edition srp --from .');
    expect([code, output]).toEqual([2, '']);
    expect(errors).toContain(file);
    expect(errors).toContain(complaint);
    expect(await everything()).toEqual(before);
  });

  it('reports a missing file', async () => {
    const { code, errors } = await harness.season('import --edition srp --from nowhere');
    const missing = ['squads', 'players', 'rounds'].map(
      (name) => `${join(harness.files.folder, 'nowhere', name)}.json does not exist.`,
    );
    expect([code, errors]).toEqual([2, missing.join('\n')]);
  });

  it('lists the problems of all files, at most fifty', async () => {
    await harness.files.write(
      'players.json',
      players.map((one) => ({ ...one, squadId: 9 })),
    );
    await harness.files.write('rounds.json', withMatch({ awaySquadId: 9 }));
    const { errors } = await harness.season('import --edition srp --from .');
    expect(errors.split('\n')).toHaveLength(51);
    expect(errors).toMatch(/… and 11 more\.$/);
  });
});

describe('invalid stats end with code 2, change nothing, and are reported with file, line and path', () => {
  beforeAll(playRound);

  test.each([
    ['an unknown player', [aRecord(999, 1, 11)], 'line 3, [0].playerId: there is no player 999'],
    ['another round', [aRecord(101, 2, 11)], 'line 4, [0].roundId: the record is of round 2, not of 1'],
    ['a match of another round', [aRecord(101, 1, 21)], 'line 5, [0].tournamentId: round 1 has no match 21'],
    ['a record twice', [aRecord(101, 1, 11), aRecord(101, 1, 11)], 'line 9, [1].playerId: player 101 occurs twice for match 11'],
    ['a count below zero', [aRecord(101, 1, 11, { T: -1 })], 'line 6, [0].T: this must be at least 0'],
    ['more than a match can hold', [aRecord(101, 1, 11, { T: 21 })], 'line 6, [0].T: this must be at most 20'],
    ['more minutes than a match has', [aRecord(101, 1, 11, { MP: 9999 })], 'line 6, [0].MP: this must be at most 200'],
    ['50 red cards', [aRecord(101, 1, 11, { RC: 50 })], 'line 6, [0].RC: this must be at most 2'],
    ['too many metres lost', [aRecord(101, 1, 11, { MG: -501 })], 'line 6, [0].MG: this must be at least -500'],
    ['half a try', [aRecord(101, 1, 11, { T: 0.5 })], 'line 6, [0].T: this must be a whole number'],
    [
      'a count in words',
      '[{"playerId": 101, "roundId": 1,\n"tournamentId": 11, "T": "two"}]',
      'line 2, [0].T: this must be a number',
    ],
    ['a code in small letters', [aRecord(101, 1, 11), { ...aRecord(102, 1, 11), t: 1 }], 'line 13, [1].t: the code is written T'],
    [
      '8,000 wrong records',
      Array.from({ length: 8000 }, () => ({})),
      'line 1, the whole file: this must have at most 2000 entries',
    ],
    ['an id that cannot be stored', [aRecord(2 ** 31, 1, 11)], 'line 3, [0].playerId: this must be at most 2147483647'],
    ['no list', { playerId: 1 }, 'line 1, the whole file: this must be a list'],
    ['broken JSON', '[{"playerId": 101,\n\n}]', 'line 3: this is not JSON'],
  ])('%s', async (_, content, complaint) => {
    const file = await harness.files.write('stats.json', content);
    const before = await everything();
    const { code, errors } = await harness.season(`stats --edition srp --round 1 --from ${file}`);
    expect(code).toBe(2);
    expect(errors).toContain(`${file}, ${complaint}`);
    expect(await everything()).toEqual(before);
  });
});

it('warns of players whose squad does not play the match, and of unknown and unlikely values, with their counts', async () => {
  const records = [
    { ...aRecord(101, 1, 11), tries: 2 },
    { ...aRecord(102, 1, 11), tries: 0, name: 'x' },
    { ...aRecord(301, 1, 11), T: 7, MP: 120 },
  ];
  const file = await harness.files.write('stats.json', records);
  const { code, output } = await harness.season(`stats --edition srp --round 1 --from ${file}`);
  expect(code).toBe(0);
  expect(output).toContain('Warning: records of players whose squad does not play the match: 1.');
  expect(output).toContain('Warning: unknown values were ignored: "tries" in 2 records, "name" in 1 records.');
  expect(output).toContain('Warning: unlikely values: T over 6 in 1 records. Correct them by importing the file again.');
});

describe('commands that are out of order or misspelt end with code 2 and change nothing', () => {
  beforeAll(playRound);

  test.each([
    ['start --edition srp --round 1', 'Round 1 cannot start: it is playing.'],
    ['start --edition srp --round 2', 'Round 2 cannot start: round 1 has not been finished.'],
    ['start --edition srp --round 9', 'There is no round 9: the season has rounds 1 to 3.'],
    ['finish --edition srp --round 2', 'Round 2 cannot be finished: it is scheduled.'],
    ['stats --edition srp --round 2 --from good.json', 'Round 2 has not started, so it has no stats yet.'],
    ['start --edition trc --round 1', 'There is no trc season.'],
    ['clock --edition trc --real', 'There is no trc season.'],
    ['clock --edition srp --at yesterday', '--at yesterday is not a time.'],
    ['clock --edition srp', 'clock takes either --at or --real.'],
    ['start --edition nrl --round 1', 'There is no edition nrl: it is srp or trc.'],
    ['start --edition srp --round one', '--round one is not the number of a round.'],
    ['start --edition srp', '--round is missing.'],
    ['start --edition srp --round 1 --at 2101-01-01T00:00:00Z', 'start does not accept --at.'],
    ['stats --edition srp --round 1 --from nowhere.json', 'nowhere.json does not exist.'],
    ['status --csv', "Unknown option '--csv'"],
    ['begin', 'There is no command begin.'],
  ])('%s', async (line, complaint) => {
    const before = await everything();
    const { code, errors } = await harness.season(line);
    expect([code, errors]).toEqual([2, expect.stringContaining(complaint)]);
    expect(await everything()).toEqual(before);
  });

  it('outside of practice neither the clock command nor a start moves game time', async () => {
    const clock = await harness.season('clock --edition srp --real', { PRACTICE: '0' });
    await harness.season('finish --edition srp --round 1');
    const start = await harness.season('start --edition srp --round 2', { PRACTICE: '0' });
    expect([clock.code, start.code]).toEqual([2, 2]);
    expect(start.errors).toBe('Round 2 cannot start before its first kick-off at 2101-03-08T08:00:00.000Z.');
  });
});

let played: Promise<void> | undefined;

/** Begins the first round, with the stats of one player; once for all tests. */
function playRound(): Promise<void> {
  return (played ??= beginRound());
}

async function beginRound(): Promise<void> {
  await harness.files.write('players.json', [player, ...otherPlayers]);
  await harness.files.write('rounds.json', rounds);
  await harness.season('import --edition srp --from .');
  await harness.season('start --edition srp --round 1');
  const first = await harness.files.write('good.json', [aRecord(101, 1, 11)]);
  await harness.season(`stats --edition srp --round 1 --from ${first}`);
}

/** Everything that commands could change, except running game time. */
async function everything(): Promise<unknown> {
  const tables = [
    'seasons',
    'squads',
    'rounds',
    'fixtures',
    'players',
    'percent_selected',
    'stat_records',
    'stat_audit',
    'documents',
  ];
  const contents = tables.map((table) => sql`select * from ${sql.table(table)} order by 1, 2`.execute(harness.db));
  return (await Promise.all(contents)).map(({ rows }) => rows);
}

test.each(['help', '--help', 'start -h'])('“season %s” prints the usage and is no mistake', async (line) => {
  const { code, output, errors } = await harness.season(line);
  expect([code, errors]).toEqual([0, '']);
  expect(output).toContain('Usage: npm run season -- COMMAND');
});
