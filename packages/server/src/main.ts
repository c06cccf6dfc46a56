import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { readConfig } from './config/config.ts';
import { StartError } from './config/StartError.ts';
import { type RunningServer, startServer } from './startServer.ts';

const builtSite = fileURLToPath(new URL('../../app/dist', import.meta.url));

const stopping = new AbortController();
closeWithGrace({ delay: 10_000 }, async ({ err, signal }) => {
  if (err !== undefined) printError(err);
  if (signal !== undefined) print('Stopping.');
  stopping.abort();
  await (await starting).close();
});
// Whoever reads the first line of the start may already ask for its end.
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

/** Thrown where nobody catches it: that closes everything in order and ends with exit code 1. */
function closeBecauseOf(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** A refusal to start is a sentence for the operator; anything else is a fault and shows where it came from. */
function printError(error: unknown): void {
  const text = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
}
