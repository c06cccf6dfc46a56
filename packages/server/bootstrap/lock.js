import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.js';
import { say } from './say.js';

const RETRY_MS = 200;

/** Runs `work` while no other process that calls this runs its own. A lock of a process that has ended does not count. */
export function takingTurns(work) {
  const folder = join(root, '.cache');
  const lock = join(folder, 'start.lock');
  const own = `${lock}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(own, String(process.pid));
  try {
    let hasSaid = false;
    while (!link(own, lock)) {
      const holder = read(lock);
      if (holder !== undefined && !isRunning(Number(holder))) rmSync(lock, { force: true });
      else if (!hasSaid) say('Waiting for another start that installs or builds.');
      hasSaid = true;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
    return work();
  } finally {
    if (read(lock) === String(process.pid)) rmSync(lock, { force: true });
    rmSync(own, { force: true });
  }
}

/** A link is made in one step together with its content. */
function link(file, name) {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
