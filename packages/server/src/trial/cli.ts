import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../db/embedded/startEmbeddedPostgres.ts';
import { ignoreClosedOutput } from '../config/ignoreClosedOutput.ts';
import { reasonOf } from '../config/StartError.ts';
import { runTrial } from './runTrial.ts';

ignoreClosedOutput();

/**
 * Plays real seasons through the commands and the API in an empty database: `npm run trial -- --data DIR`. Ends with 1 when anything
 * differs or fails.
 */
const data = readData();
if (data === undefined) {
  process.stderr.write('Usage: npm run trial -- --data DIR (the folder that holds srp-2026 and trc-2025)\n');
  process.exitCode = 2;
} else {
  process.exitCode = await trialIn(resolve(process.env['INIT_CWD'] ?? process.cwd(), data));
}

async function trialIn(data: string): Promise<0 | 1> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trial-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: say, onLost: ({ message }) => say(message) });
  try {
    const differences = await runTrial({ data, connectionString: postgres.connectionString, say });
    say(differences === 0 ? 'The trial passed.' : 'The trial failed.');
    return differences === 0 ? 0 : 1;
  } catch (error) {
    say(`The trial ended early: ${reasonOf(error)}`);
    return 1;
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function readData(): string | undefined {
  try {
    return parseArgs({ options: { data: { type: 'string' } } }).values.data;
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}.\n`);
    return undefined;
  }
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
