import { mkdir, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { editions } from '@rugby/domain/editions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { buildServer } from '../../buildServer.ts';
import { aRecord, players } from '../testing/createSeasonFiles.ts';
import { createSeasonHarness, type SeasonHarness } from '../testing/createSeasonHarness.ts';
import { runSeason } from '../runSeason.ts';
import { FeedWatch } from './FeedWatch.ts';
import { FolderSource } from './FolderSource.ts';

let harness: SeasonHarness;
let said: string[];
let watch: FeedWatch;

beforeEach(async () => {
  harness = await createSeasonHarness();
  said = [];
  watch = new FeedWatch(editions.srp, new FolderSource(harness.files.folder), (sentence) => said.push(sentence));
});
afterEach(() => harness.drop());

/** Looks twice, because a file is taken in when it is the same at two looks. Returns what was said. */
async function look(): Promise<string> {
  said.length = 0;
  await watch.pass(harness.db);
  await watch.pass(harness.db);
  return said.join('\n');
}

/** Round 1 is playing, and no change that was received before its kick-off waits any more. */
async function startRound(): Promise<void> {
  await harness.season('start --edition srp --round 1');
  await harness.season('clock --edition srp --at 2101-03-01T08:01:00Z');
}

const revision = async () => (await harness.db.selectFrom('seasons').select('revision').executeTakeFirst())?.revision;
const feed = () => harness.db.selectFrom('feeds').selectAll().executeTakeFirstOrThrow();
const inFolder = (name: string) => join(harness.files.folder, name);

describe('the watch of a folder', () => {
  it('takes in the season and the stats of its rounds as the files change, each content once', async () => {
    expect(await look()).toContain('The srp season was imported: 4 squads, 60 players');
    await startRound();
    await harness.files.write('stats-1.json', [aRecord(101, 1, 11, { MP: 80, T: 1 })]);
    expect(await look()).toContain('Round 1: 1 records read, 1 new or changed');
    const before = await revision();
    expect(await look()).toBe('');
    await utimes(inFolder('stats-1.json'), new Date(), new Date());
    expect(await look()).toBe('');
    expect(await revision()).toBe(before);
    await harness.files.write('stats-1.json', [aRecord(101, 1, 11, { MP: 80, T: 12 })]);
    expect(await look()).toContain('Round 1: 1 records read, 1 new or changed');
  });

  it('leaves a file alone while it is written', async () => {
    await harness.files.write('players.json', '[');
    await watch.pass(harness.db);
    await harness.files.write('players.json', players);
    await watch.pass(harness.db);
    expect(said).toEqual([]);
    await watch.pass(harness.db);
    expect(said.join()).toContain('The srp season was imported');
  });

  it('sets a bad file aside with the reason, says so once, takes in the others, and takes the file when it was mended', async () => {
    await look();
    await startRound();
    await harness.files.write('players.json', '[\n{"id": 1,\n]');
    await harness.files.write('stats-1.json', [aRecord(101, 1, 11)]);
    const words = await look();
    expect(words).toContain(`${inFolder('players.json')}, line 3: this is not JSON.`);
    expect(words).toContain(
      'Set aside: squads.json, players.json, rounds.json. It is tried again when it or the season changes.',
    );
    expect(words).toContain('Round 1: 1 records read');
    expect(await look()).toBe('');
    expect((await feed()).refused).toEqual([
      { name: 'squads.json, players.json, rounds.json', reason: `${inFolder('players.json')}, line 3: this is not JSON.` },
    ]);
    const { output } = await harness.season('status');
    expect(output).toContain(`  feed ${harness.files.folder}: read 20`);
    expect(output).toContain('  set aside squads.json, players.json, rounds.json: ');
    await harness.files.write('players.json', players.slice(0, 59));
    expect(await look()).toContain('now eliminated: 1.');
    expect((await feed()).refused).toEqual([]);
  });

  it('data are not new before a file is taken in, and a file that is set aside or deleted makes them no older', async () => {
    await watch.pass(harness.db);
    expect((await feed()).newestAt).toBeNull();
    await look();
    await startRound();
    const later = new Date(Date.now() - 1000);
    for (const name of ['squads.json', 'players.json', 'rounds.json']) await utimes(inFolder(name), 0, 0);
    await look();
    await harness.files.write('stats-1.json', [aRecord(101, 1, 11)]);
    await utimes(inFolder('stats-1.json'), later, later);
    await look();
    const { newestAt } = await feed();
    await harness.files.write('stats-1.json', '[');
    await look();
    expect((await feed()).newestAt).toEqual(newestAt);
    await rm(inFolder('stats-1.json'));
    await look();
    expect((await feed()).newestAt).toEqual(newestAt);
  });

  it('forgets a file that was set aside once it is deleted', async () => {
    await look();
    await harness.files.write('stats-8.json', [aRecord(101, 8, 11)]);
    expect(await look()).toContain('Set aside: stats-8.json');
    await rm(inFolder('stats-8.json'));
    await look();
    expect((await feed()).refused).toEqual([]);
    expect((await harness.season('status')).output).not.toContain('set aside');
  });

  it('takes in stats that were set aside once the season has what they name', async () => {
    await look();
    await startRound();
    await harness.files.write('stats-1.json', [aRecord(999, 1, 11)]);
    expect(await look()).toContain('there is no player 999');
    await harness.files.write('players.json', [...players, { ...players[0], id: 999 }]);
    expect(await look()).toContain('Round 1: 1 records read, 1 new or changed');
  });

  it('holds stats back until their round starts', async () => {
    await harness.files.write('stats-1.json', [aRecord(101, 1, 11)]);
    expect(await look()).not.toContain('Round 1');
    expect((await feed()).refused).toEqual([]);
    await startRound();
    expect(await look()).toContain('Round 1: 1 records read');
  });

  it('refuses a file that is too large before it parses it, and stats of an unknown round', async () => {
    await look();
    await harness.files.write('stats-9.json', ' '.repeat(17 * 1024 * 1024));
    await harness.files.write('stats-8.json', [aRecord(101, 8, 11)]);
    const words = await look();
    expect(words).toContain('stats-9.json has 17 MB. At most 16 MB are read.');
    expect(words).toContain('There is no round 8: the season has rounds 1 to 3.');
  });

  it('tries a file again that failed for another reason than its content, later each time', async () => {
    await harness.db.schema.alterTable('squads').renameTo('missing').execute();
    expect(await look()).toMatch(/could not be taken in \(.*squads.*\)\. It is tried again\./);
    await harness.db.schema.alterTable('missing').renameTo('squads').execute();
    expect(await look()).toBe('');
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 300_000);
    expect(await look()).toContain('The srp season was imported');
    vi.restoreAllMocks();
  });

  it('shows on /metrics how old the newest data are, when they were checked, and how many files are set aside', async () => {
    const app = await buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), db: harness.db });
    const figures = async () => (await app.inject('/metrics')).body.split('\n').filter((line) => line.startsWith('season_feed_'));
    expect(await figures()).toEqual([]);
    const hourAgo = new Date(Date.now() - 3_600_000);
    for (const name of ['squads.json', 'players.json', 'rounds.json']) await utimes(inFolder(name), hourAgo, hourAgo);
    await harness.files.write('stats-7.json', '{');
    await look();
    expect(await figures()).toEqual([
      expect.stringMatching(/^season_feed_data_age_seconds\{edition="srp"\} 36\d\d(\.\d+)?$/),
      expect.stringMatching(/^season_feed_check_age_seconds\{edition="srp"\} \d{1,2}(\.\d+)?$/),
      'season_feed_refused_files{edition="srp"} 1',
    ]);
    await app.close();
  });
});

it('the command goes on when the folder is not there, and takes in what appears', async () => {
  const stopping = new AbortController();
  const output: string[] = [];
  const [moved, folder] = [`${harness.files.folder}-later`, harness.files.folder];
  await rename(folder, moved);
  const running = runSeason({
    args: ['watch', '--edition', 'srp', '--from', folder],
    env: { DATABASE_URL: harness.connectionString },
    folder: '/',
    say: (sentence) => output.push(sentence),
    complain: (sentence) => output.push(sentence),
    stopping: stopping.signal,
  });
  await vi.waitFor(() => expect(output).toContain(`The folder ${folder} cannot be read (ENOENT). The watch goes on.`), 30_000);
  await mkdir(folder, { recursive: true });
  await rename(moved, folder);
  await vi.waitFor(() => expect(output.join('\n')).toContain('The srp season was imported'), 30_000);
  stopping.abort();
  expect(await running).toBe(0);
  expect(output.filter((line) => line.includes('cannot be read'))).toHaveLength(1);
});

it.each([
  ['ftp://feeds.example/srp/', '--from is neither a folder nor an http or https URL.'],
  ['https://user:word@feeds.example/', '--from is a URL with a user name, which is not sent.'],
])('the command refuses %s', async (from, complaint) => {
  const { code, errors } = await harness.season(`watch --edition srp --from ${from}`);
  expect([code, errors]).toEqual([2, expect.stringContaining(complaint)]);
});
