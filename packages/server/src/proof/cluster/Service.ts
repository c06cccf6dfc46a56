import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';

interface ServiceOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly log: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The system account that runs it, where this process may choose; else that of this process. */
  readonly account?: string;
}

/** A program of the cluster in a process of its own, which can be ended and started again. */
export class Service {
  private readonly options: ServiceOptions;
  private child: ChildProcess | undefined;

  constructor(options: ServiceOptions) {
    this.options = options;
  }

  /** The process id; undefined while it does not run. */
  get pid(): number | undefined {
    return this.isRunning ? this.child?.pid : undefined;
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  start(): void {
    const { command, args, log, cwd = '/', env = {}, account } = this.options;
    const file = openSync(log, 'a', 0o644);
    const who = account === undefined || process.getuid?.() !== 0 ? {} : accountOf(account);
    this.child = spawn(command, args, {
      cwd,
      env: { PATH: process.env['PATH'], HOME: '/tmp', LC_ALL: 'C.UTF-8', ...env },
      stdio: ['ignore', file, file],
      detached: true,
      ...who,
    });
  }

  /** Sends a signal that does not end the program. */
  signal(name: NodeJS.Signals): void {
    this.child?.kill(name);
  }

  /** Sends a signal and waits for the end. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (child === undefined || !this.isRunning) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

/** The numbers of a system account. */
export function accountOf(name: string): { readonly uid: number; readonly gid: number } {
  const [uid = 0, gid = 0] = ['-u', '-g'].map((option) => Number(spawnSync('id', [option, name], { encoding: 'utf8' }).stdout));
  return { uid, gid };
}
