import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.js';

/**
 * Runs the command in this process's place: its output, its exit code, and every signal passed on. It gets a process group of its own,
 * because Ctrl-C in a terminal reaches the whole group and npm sends it once more: a second one means "at once" to the server.
 */
export function become(file, args) {
  const child = spawn(file, args, { cwd: root, stdio: 'inherit', detached: process.platform !== 'win32' });
  const sent = new Set();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (sent.has(signal)) return;
      sent.add(signal);
      setTimeout(() => sent.delete(signal), 1000);
      child.kill(signal);
    });
  }
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}
