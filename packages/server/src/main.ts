import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { type Config, readConfig } from './config/config.ts';
import { ignoreClosedOutput } from './config/ignoreClosedOutput.ts';
import { StartError } from './config/StartError.ts';
import { hideEmailAddresses } from '@rugby/domain/game/session/hideEmailAddresses';
import { readWorkerCount } from './workers/readWorkerCount.ts';
import { startWorkers } from './workers/startWorkers.ts';
import { type RunningServer, startServer } from './startServer.ts';

const builtSite = fileURLToPath(new URL('../../app/dist', import.meta.url));

ignoreClosedOutput();
const stopping = new AbortController();
const { config, workers } = readOptions();
closeWithGrace({ delay: 10_000 + config.drainSeconds * 1000 }, async ({ err, signal }) => {
  if (err !== undefined) printError(err);
  if (signal !== undefined && !cluster.isWorker) print('Stopping.');
  stopping.abort();
  await (await starting).close();
});
// The server may be asked to stop while it is still starting.
const starting = start();
const { url } = await starting;
if (!cluster.isWorker) print(`Ready: ${url}`);

/** Ends the process when the configuration or the arguments are invalid. */
function readOptions(): { readonly config: Config; readonly workers: number } {
  try {
    return { config: readConfig(process.env), workers: cluster.isWorker ? 1 : readWorkerCount(process.argv.slice(2)) };
  } catch (error) {
    return refuse(error);
  }
}

/** Ends the process when the start is refused, and when it was asked to stop meanwhile: what had started is closed then. */
async function start(): Promise<RunningServer> {
  try {
    const siteFolder = existsSync(join(builtSite, 'index.html')) ? builtSite : undefined;
    const deps = { config, say: print, onLost: closeBecauseOf, stopping: stopping.signal };
    return await (workers > 1 ? startWorkers(workers, deps) : startServer({ ...deps, siteFolder }));
  } catch (error) {
    if (error === stopping.signal.reason) return process.exit(0);
    return refuse(error);
  }
}

function refuse(error: unknown): never {
  printError(error);
  return process.exit(1);
}

/** Throws outside of any handler: this closes everything in order and ends the process with exit code 1. */
function closeBecauseOf(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/**
 * Prints the message of a `StartError`, which is written for the operator and names no user, and the stack of any other error, in which an email
 * address may be a user's.
 */
function printError(error: unknown): void {
  const stack = error instanceof Error ? error.stack : String(error);
  const text = error instanceof StartError ? error.message : hideEmailAddresses(stack ?? '');
  process.stderr.write(`${text}\n`);
}
