import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectionStringOf } from '../db/embedded/address.ts';
import { cloneDatabase } from '../testing/testDatabase.ts';
import { runEndSessions } from './runEndSessions.ts';
import { runSeason } from './runSeason.ts';
import { withDatabase } from './withDatabase.ts';

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));

describe('without DATABASE_URL', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'season-own-'));
  });

  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('starts a database until the command and those that came meanwhile are done', async () => {
    const place = { databaseUrl: undefined, dataDir };
    const others = await withDatabase(
      place,
      () => undefined,
      async (connectionString) => {
        expect(await select(connectionString)).toBe(1);
        const waiting = [startStatus(dataDir), startStatus(dataDir)];
        await Promise.all(waiting.map(({ hasToWait }) => hasToWait));
        return waiting;
      },
    );
    expect(await connectionStringOf(dataDir)).toBeUndefined();
    const statuses = await Promise.all(others.map(({ answer }) => answer));
    for (const status of statuses) expect(status).toMatchObject([{ edition: 'srp' }, { edition: 'trc' }]);
  });

  it('commands say that they worked on the embedded database, beside their answer', async () => {
    const call = () => {
      const [said, complained]: [string[], string[]] = [[], []];
      const say = (sentence: string) => said.push(sentence);
      return {
        said,
        complained,
        env: { DATA_DIR: dataDir },
        folder: '/',
        say,
        complain: (line: string) => complained.push(line),
      };
    };
    const [season, sessions] = [call(), call()];
    expect(await runSeason({ ...season, args: ['status', '--json'] })).toBe(0);
    expect(await runEndSessions({ ...sessions, args: ['--all'] })).toBe(0);
    expect(JSON.parse(season.said.join('\n'))).toHaveLength(2);
    expect(sessions.said).toEqual(['Sessions that ended: 0.']);
    const note = `DATABASE_URL is not set, so this was the embedded database in ${dataDir}.`;
    expect([season.complained.at(-1), sessions.complained.at(-1)]).toEqual([note, note]);
  });
});

it('a second command prints that it waits, and waits for the first', async () => {
  const database = await cloneDatabase();
  const place = { databaseUrl: database.connectionString, dataDir: 'unused' };
  const order: string[] = [];
  const begun = Promise.withResolvers<undefined>();
  const waiting = Promise.withResolvers<undefined>();
  const first = withDatabase(
    place,
    () => undefined,
    async () => {
      order.push('first begins');
      begun.resolve(undefined);
      await waiting.promise;
      order.push('first ends');
    },
  );
  await begun.promise;
  const second = withDatabase(
    place,
    (sentence) => {
      order.push(sentence);
      waiting.resolve(undefined);
    },
    async () => void order.push('second begins'),
  );
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', 'Waiting for another season command to end.', 'first ends', 'second begins']);
  await database.drop();
});

async function select(connectionString: string): Promise<unknown> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('select 1 as one');
  await client.end();
  return rows[0].one;
}

/** Starts `season status` in its own process. */
function startStatus(dataDir: string): { readonly hasToWait: Promise<unknown>; readonly answer: Promise<unknown> } {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
  const child = spawn(process.execPath, [cli, 'status', '--json'], { env });
  return { hasToWait: once(child.stderr, 'data'), answer: text(child.stdout).then((said): unknown => JSON.parse(said)) };
}
