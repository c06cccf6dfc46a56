import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** The names of the scripts of which the built site consists. Beside them stand those of earlier builds. */
export async function scriptsOfSite(): Promise<readonly string[]> {
  const worker = await readFile(resolve(import.meta.dirname, '../dist/serviceWorker.js'), 'utf8');
  return [...new Set([...worker.matchAll(/\/assets\/([\w.-]+\.js)\b/g)].map(([, name = '']) => name))];
}
