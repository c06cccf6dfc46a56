import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.js';
import { say } from './say.js';

const RETRY_MS = 200;

const LONG_MS = 60_000;

/**
 * Runs `work` while no other process that calls this runs its own. A lock of a process that has ended does not count, also when its id belongs to
 * another one since. After `longMs` it says which file to remove.
 */
export function takingTurns(work, longMs = LONG_MS) {
  const folder = join(root, '.cache');
  const lock = join(folder, 'start.lock');
  const own = `${lock}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const holding = nameOf(process.pid);
  writeFileSync(own, holding);
  try {
    const begun = performance.now();
    const sentences = [
      { afterMs: 0, text: 'Waiting for another start that installs or builds.' },
      { afterMs: longMs, text: `Still waiting. If no other start is running, remove ${lock}.` },
    ];
    while (!link(own, lock)) {
      const holder = read(lock);
      if (holder !== undefined && !isRunning(holder)) rmSync(lock, { force: true });
      else if (sentences.length > 0 && performance.now() - begun >= sentences[0].afterMs) say(sentences.shift().text);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
    return work();
  } finally {
    if (read(lock) === holding) rmSync(lock, { force: true });
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

/** The id of a process and, where the system tells it, when it started: an id comes again, in a container often at once. */
function nameOf(pid) {
  // Behind the name of the program, which may hold spaces and brackets.
  const fields = read(`/proc/${pid}/stat`)?.replace(/^.*\)/s, '').trim().split(' ');
  return `${pid} ${fields?.[19] ?? ''}`.trim();
}

/** The process itself holds no lock while it asks. */
function isRunning(holder) {
  const pid = Number.parseInt(holder, 10);
  if (pid === process.pid || nameOf(pid) !== holder) return false;
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
