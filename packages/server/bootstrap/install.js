import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { takingTurns } from './lock.js';
import { root } from './root.js';
import { refuse, say } from './say.js';

/** Installs the packages of `package-lock.json`, unless exactly these are installed. */
export function ensureInstalled() {
  if (!isInstalled()) takingTurns(install);
}

function install() {
  // Another start may have installed meanwhile.
  if (isInstalled()) return;
  say('Installing packages: about a minute, once.');
  const [file, ...args] = npm();
  // Install development packages in any environment: the site is built with them.
  const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stdout, stderr, error } = spawnSync(file, [...args, ...options], { cwd: root, encoding: 'utf8' });
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  refuse(
    `The packages could not be installed (${error?.message ?? 'see above'}). Is the npm registry reachable? Then start again.`,
  );
}

/**
 * npm writes its own list of installed packages into node_modules, at the end. Optional packages of other platforms are missing
 * from it.
 */
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

/** The npm that started this script, run by its own Node: the one on PATH may be in the folder that is replaced. */
function npm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  return script?.endsWith('npm-cli.js') ? [node ?? process.execPath, script] : ['npm'];
}
