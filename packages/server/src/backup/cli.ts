import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withDatabase } from '../commands/withDatabase.ts';
import { readConfig } from '../config/config.ts';
import { ignoreClosedOutput } from '../config/ignoreClosedOutput.ts';
import { operatorSentence } from '../config/operatorSentence.ts';
import { reasonOf, StartError } from '../config/StartError.ts';
import { readAddress, SUPERUSER } from '../db/embedded/address.ts';
import { isFilled } from '../db/embedded/cluster.ts';
import { restoreBackup } from './restoreBackup.ts';
import { type BackupNote, CLUSTER_FOLDER, takeBackup } from './takeBackup.ts';

ignoreClosedOutput();

/** `npm run backup -- --to DIR` and `npm run restore -- --from DIR`. Ends with 1 when nothing was done, with 2 for wrong arguments. */
process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  const sentence = operatorSentence(error, () => readConfig(process.env).dataDir);
  if (sentence === undefined) throw error;
  return complain(sentence);
});

async function run(args: readonly string[]): Promise<0 | 1 | 2> {
  const asked = readArgs(args);
  if (asked === undefined) {
    complain('Usage: npm run backup -- --to DIR, or: npm run restore -- --from DIR (into DATA_DIR)');
    return 2;
  }
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl !== undefined)
    throw new StartError('The database at DATABASE_URL is not in the data folder. Back it up and restore it with pg_basebackup.');
  if (asked.kind === 'restore') {
    const restored = await restoreBackup(asked.folder, dataDir, complain);
    say('Restored', restored, `into ${dataDir}. Start it with npm start.`);
    if (restored.wasArchiving)
      process.stdout.write(
        'It archives no log (archive_mode is off): the old archive belongs to the old database. Set up a new one for it: docs/backups.md.\n',
      );
  } else say('Backed up', await backUp(dataDir, asked.folder), `to ${asked.folder}.`);
  return 0;
}

/** A database that a command starts by itself in an empty folder is not the one that its operator means. */
async function backUp(dataDir: string, to: string): Promise<BackupNote> {
  if (!(await isFilled(await clusterIn(dataDir))))
    throw new StartError(`The data folder ${dataDir} holds no database. Name the one of the game with DATA_DIR=/some/folder.`);
  return withDatabase({ databaseUrl: undefined, dataDir, isLong: true, user: SUPERUSER }, complain, async (connectionString) =>
    takeBackup({ dataDir, connectionString, cluster: await clusterIn(dataDir) }, to),
  );
}

async function clusterIn(dataDir: string): Promise<string> {
  return (await readAddress(dataDir))?.cluster ?? join(dataDir, CLUSTER_FOLDER);
}

/** A subcommand and its folder; npm changes the folder before it runs a script and stores the original one in INIT_CWD. */
function readArgs(args: readonly string[]): { readonly kind: 'backup' | 'restore'; readonly folder: string } | undefined {
  const [kind, ...rest] = args;
  try {
    const { values } = parseArgs({ args: rest, options: { to: { type: 'string' }, from: { type: 'string' } } });
    const folder = kind === 'backup' ? values.to : kind === 'restore' ? values.from : undefined;
    const other = kind === 'backup' ? values.from : values.to;
    if (folder === undefined || other !== undefined || (kind !== 'backup' && kind !== 'restore')) return undefined;
    return { kind, folder: resolve(process.env['INIT_CWD'] ?? process.cwd(), folder) };
  } catch (error) {
    complain(`${reasonOf(error)}.`);
    return undefined;
  }
}

function say(done: string, { bytes, takenAt }: BackupNote, where: string): void {
  process.stdout.write(`${done} ${Math.round(bytes / 1_000_000)} MB, as they were at ${takenAt}, ${where}\n`);
}

function complain(sentence: string): 1 {
  process.stderr.write(`${sentence}\n`);
  return 1;
}
