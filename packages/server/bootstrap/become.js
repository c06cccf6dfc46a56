import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.js';

/**
 * Runs the command in place of this process: its output, its exit code, and all signals. It gets its own process group, because
 * Ctrl-C in a terminal reaches the whole group and npm sends the signal again: the server takes a second one as an order to stop
 * at once.
 */
export function become(file, args) {
  const child = spawn(file, args, { cwd: root, stdio: 'inherit', detached: process.platform !== 'win32' });
  const sent = new Set();
  const passOn = (signal) => {
    if (sent.has(signal)) return;
    sent.add(signal);
    setTimeout(() => sent.delete(signal), 1000);
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passOn);
  if (process.env.npm_lifecycle_event !== undefined) whenOrphaned(() => passOn('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** npm runs scripts through a shell, and a shell that is terminated does not terminate its child. */
function whenOrphaned(act) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 200);
}
