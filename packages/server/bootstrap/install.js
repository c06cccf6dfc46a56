import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.js';
import { refuse, say } from './say.js';

/** Installs what `package-lock.json` names, unless exactly that is installed already. */
export function ensureInstalled() {
  if (isInstalled()) return;
  say('Installing packages: about a minute, once.');
  const [file, ...args] = npm();
  // Development packages too, whatever NODE_ENV says: the site is built with them.
  const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stdout, stderr, error } = spawnSync(file, [...args, ...options], { cwd: root, encoding: 'utf8' });
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  refuse(
    `The packages could not be installed (${error?.message ?? 'see above'}). Is the npm registry reachable? Then start again.`,
  );
}

/** npm keeps its own list of what it has put into node_modules, written last. Optional packages of other platforms are not in it. */
function isInstalled() {
  const present = readPackages('node_modules/.package-lock.json');
  if (present === undefined) return false;
  const wanted = Object.entries(readPackages('package-lock.json') ?? {}).filter(([path]) => path.includes('node_modules/'));
  return wanted.every(([path, { version, resolved, optional, devOptional }]) => {
    const found = present[path];
    return found === undefined ? Boolean(optional ?? devOptional) : found.version === version && found.resolved === resolved;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** The npm that started this script, run by its own Node: the one on PATH may lie in the folder that is replaced. */
function npm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  return script?.endsWith('npm-cli.js') ? [node ?? process.execPath, script] : ['npm'];
}
