import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { readConfig } from './config/config.ts';
import { StartError } from './config/StartError.ts';
import { hideEmailAddresses } from '@rugby/domain/game/session/hideEmailAddresses';
import { type RunningServer, startServer } from './startServer.ts';

const builtSite = fileURLToPath(new URL('../../app/dist', import.meta.url));

const stopping = new AbortController();
closeWithGrace({ delay: 10_000 }, async ({ err, signal }) => {
  if (err !== undefined) printError(err);
  if (signal !== undefined) print('Stopping.');
  stopping.abort();
  await (await starting).close();
});
// The server may be asked to stop while it is still starting.
const starting = start();
print(`Ready: ${(await starting).url}`);

/** Ends the process when the start is refused. */
async function start(): Promise<RunningServer> {
  try {
    const config = readConfig(process.env);
    const siteFolder = existsSync(join(builtSite, 'index.html')) ? builtSite : undefined;
    return await startServer({ config, siteFolder, say: print, onLost: closeBecauseOf, stopping: stopping.signal });
  } catch (error) {
    printError(error);
    return process.exit(1);
  }
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

/** Prints the message of a `StartError`, which is written for the operator, and the stack of any other error. */
function printError(error: unknown): void {
  const text = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${hideEmailAddresses(text ?? '')}\n`);
}
