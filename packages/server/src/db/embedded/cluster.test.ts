import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountsHere, startOwner } from '../../testing/ownerProcess.ts';
import { connectionStringOf } from './address.ts';
import { linkLibraries } from './binaries.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './startEmbeddedPostgres.ts';

const ANOTHER = 'Restore it, or choose another with DATA_DIR=/some/folder npm start.';
let parent = '';
let dataDir = '';
let cluster = '';

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'cluster-'));
  dataDir = join(parent, 'data');
  cluster = join(dataDir, 'postgres');
});

afterEach(() => rm(parent, { recursive: true, force: true }));

describe('a folder that cannot be used ends in one sentence', () => {
  test.each([
    ['a file', 'file', 'is a file or is inside one, not a folder'],
    ['under a file', 'file/data', 'is a file or is inside one, not a folder'],
  ])('%s', async (_, name, trouble) => {
    await writeFile(join(parent, 'file'), '');
    const folder = join(parent, name);
    await expect(start(folder)).rejects.toThrow(
      `The data folder ${folder} ${trouble}. Choose another with DATA_DIR=/some/folder npm start.`,
    );
  });

  test('where not even root may create one', async () => {
    await expect(start('/proc/fantasy-rugby/data')).rejects.toThrow(
      /^The data folder \S+ cannot be written \(\w+\)\. Choose another/,
    );
  });

  test.each(accountsHere.filter((account) => account === 'own'))(
    'where an ordinary user may not write (account "%s")',
    async (account) => {
      await mkdir(dataDir);
      await chmod(dataDir, 0o500);
      const { held, said } = await startOwner(dataDir, account);
      expect(held).toBeUndefined();
      expect(said).toBe(
        `The data folder ${dataDir} cannot be written (EACCES). Choose another with DATA_DIR=/some/folder npm start.\n`,
      );
    },
  );
});

describe('a database that cannot be opened ends in one sentence and is left as it is', () => {
  test('of a newer PostgreSQL', async () => {
    await pretend({ PG_VERSION: '19\n' });
    await expect(start()).rejects.toThrow(
      `${cluster} was created by PostgreSQL "19"; this program uses 18 and cannot open it. ${ANOTHER}`,
    );
    expect(await readdir(cluster)).toEqual(['PG_VERSION']);
  });

  test('of an older PostgreSQL', async () => {
    await pretend({ PG_VERSION: '17\n' });
    await expect(start()).rejects.toThrow('was created by PostgreSQL "17"; this program uses 18');
  });

  test('without a version: the folder of another program', async () => {
    await pretend({ 'holiday.jpg': '' });
    await expect(start()).rejects.toThrow(
      `${cluster} is damaged or is not a PostgreSQL database: PG_VERSION is missing. ${ANOTHER}`,
    );
    expect(await readdir(cluster)).toEqual(['holiday.jpg']);
  });

  test('without its password', async () => {
    await (await start()).stop();
    await rm(join(dataDir, 'postgres.password'));
    await expect(start()).rejects.toThrow(
      `${cluster} cannot be opened: its password is missing from ${dataDir}/postgres.password. ${ANOTHER}`,
    );
  });

  test('with a wrong password', async () => {
    await (await start()).stop();
    await writeFile(join(dataDir, 'postgres.password'), 'x'.repeat(43));
    const sentence = `The password in ${dataDir}/postgres.password does not open the database. Restore the file.`;
    await expect(start()).rejects.toThrow(sentence);
    await expect(start()).rejects.toThrow(sentence);
  });

  test('with a missing part, with PostgreSQL’s own message', async () => {
    await (await start()).stop();
    await rm(join(cluster, 'global', 'pg_control'));
    await expect(start()).rejects.toThrow(
      `PostgreSQL could not start on ${cluster}: could not find the database system. Its log is ${dataDir}/postgres.log. ${ANOTHER}`,
    );
  });
});

describe('leftovers of an earlier start do no harm', () => {
  test('an interrupted first start leaves only a draft, which is deleted', async () => {
    const draft = `${cluster}.new-999999999`;
    await mkdir(draft, { recursive: true });
    await writeFile(`${draft}.password`, '');
    await (await start()).stop();
    expect((await readdir(dataDir)).filter((name) => name.includes('.new-'))).toEqual([]);
  });

  test('a process id that was reused by another program is not taken for PostgreSQL', async () => {
    await (await start()).stop();
    await writeFile(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1790000000\n5432\n\n127.0.0.1\n1 1\nready\n`);
    const postgres = await start();
    expect(await connectionStringOf(dataDir)).toBe(postgres.connectionString);
    await postgres.stop();
  });

  test('a password that was written only in part is created again', async () => {
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'postgres.password'), 'cut');
    await (await start()).stop();
    expect(await readFile(join(dataDir, 'postgres.password'), 'utf8')).toHaveLength(43);
  });
});

test('missing links to libraries are created, and a second run changes nothing', async () => {
  const native = join(parent, 'native');
  await mkdir(join(native, 'lib'), { recursive: true });
  const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' };
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify([link]));
  await linkLibraries(native);
  await linkLibraries(native);
  expect(await readlink(join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  expect((await lstat(join(native, 'lib', 'libpq.so.5'))).isSymbolicLink()).toBe(true);
});

function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const fail = (error: Error) => {
    throw error;
  };
  return startEmbeddedPostgres({ dataDir: folder, log: () => undefined, onLost: fail, durable: false });
}

async function pretend(files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(cluster, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(cluster, name), text);
}
