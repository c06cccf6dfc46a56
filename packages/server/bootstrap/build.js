import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takingTurns } from './lock.js';
import { root } from './root.js';
import { refuse, say } from './say.js';

const note = join(root, 'packages/app/dist/.build-hash');
const sources = ['packages/app', 'packages/ui', 'packages/domain', 'package-lock.json', 'tsconfig.json'];
const notOfTheSite = /^(?:node_modules|dist|specification|__screenshots__)$|\.(?:test|stories)\.tsx?$|^\./;

/** Builds the site unless its sources have not changed since the last build. */
export function ensureBuilt(node) {
  const hash = hashOf(sources);
  if (read(note) !== hash) takingTurns(() => build(node, hash));
}

function build(node, hash) {
  // Another start may have built meanwhile.
  if (read(note) === hash) return;
  say('Building the site.');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr } = spawnSync(node, [vite, 'build', 'packages/app', '--logLevel', 'warn'], {
    cwd: root,
    encoding: 'utf8',
    // Build for production in any environment: a site that is built for tests is slow and would be kept until its sources change.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) {
    process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
    refuse('The site could not be built: the reason stands above.');
  }
  writeFileSync(note, hash);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder).sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}

function filesUnder(path) {
  try {
    const entries = readdirSync(join(root, path), { withFileTypes: true });
    return entries.filter(({ name }) => !notOfTheSite.test(name)).flatMap((entry) => entryUnder(path, entry));
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}

function entryUnder(path, entry) {
  const inside = `${path}/${entry.name}`;
  return entry.isDirectory() ? filesUnder(inside) : [inside];
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
