import { execFile } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the repository. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..');

/** Runs a command of the repository. Returns everything it printed, and whether it passed. */
export function run(command: string, args: readonly string[]): Promise<{ readonly hasPassed: boolean; readonly output: string }> {
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  return new Promise((done) => {
    execFile(
      command,
      args,
      { cwd: root, env: { ...process.env, PATH, NO_COLOR: '1' }, maxBuffer: 16 * 1024 * 1024 },
      (error, stdout, stderr) => {
        done({ hasPassed: error === null, output: `${stdout}${stderr}` });
      },
    );
  });
}
