import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../config/StartError.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** A worker that served for this long has not failed at its start: the next pause is the first again. */
const STEADY_MS = 10_000;
/** A worker that has not ended by then is killed. */
const END_WITHIN_MS = 8000;

interface WorkerPoolDeps {
  /** The environment of each worker. */
  readonly env: Readonly<Record<string, string>>;
  /** Called with a sentence for each worker that ends by itself. */
  readonly say: (sentence: string) => void;
  /** How long a worker still accepts requests after it was asked to end. */
  readonly drainMs: number;
}

/** The processes that serve on one port of this machine. One that ends is replaced, after a pause that grows while replacements fail. */
export class WorkerPool {
  private readonly deps: WorkerPoolDeps;
  private readonly workers = new Set<Worker>();
  private readonly closing = new AbortController();
  private pauseMs = FIRST_PAUSE_MS;

  constructor(deps: WorkerPoolDeps) {
    this.deps = deps;
  }

  /**
   * Starts `count` workers and resolves with their port when all serve. The first one is ready before the others start: it migrates the tables and
   * creates the practice season. Throws a `StartError` when the first one ends before; it has printed why.
   */
  async start(count: number): Promise<number> {
    const port = await this.startFirst();
    await Promise.all(Array.from({ length: count - 1 }, () => this.startAgain(0)));
    return port;
  }

  /** Asks every worker to finish its open requests and waits until all have ended. */
  async close(): Promise<void> {
    this.closing.abort();
    await Promise.all([...this.workers].map((worker) => this.end(worker)));
  }

  private async startFirst(): Promise<number> {
    const worker = this.fork();
    const end = once(worker, 'exit').then(() => undefined);
    const port = await Promise.race([portOf(worker), end]);
    if (port === undefined) throw new StartError('The first process ended before it served.');
    this.replaceWhenEnded(worker);
    return port;
  }

  /** Starts a worker after a pause; resolves when it serves or has ended. */
  private async startAgain(pauseMs: number): Promise<void> {
    await sleep(pauseMs, undefined, { signal: this.closing.signal }).catch(() => undefined);
    if (this.closing.signal.aborted) return;
    const worker = this.fork();
    this.replaceWhenEnded(worker);
    await Promise.race([portOf(worker), once(worker, 'exit')]);
  }

  private fork(): Worker {
    const worker = cluster.fork(this.deps.env);
    this.workers.add(worker);
    worker.once('exit', () => this.workers.delete(worker));
    return worker;
  }

  private replaceWhenEnded(worker: Worker): void {
    const startedAt = performance.now();
    worker.once('exit', (code: number | null, signal: string | null) => {
      if (this.closing.signal.aborted) return;
      const pauseMs = performance.now() - startedAt > STEADY_MS ? FIRST_PAUSE_MS : this.pauseMs;
      this.pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      const end = signal ?? `exit code ${code}`;
      this.deps.say(`The process ${worker.process.pid} ended (${end}). Another one starts in ${pauseMs / 1000} s.`);
      void this.startAgain(pauseMs);
    });
  }

  private async end(worker: Worker): Promise<void> {
    if (worker.isDead()) return;
    const ended = once(worker, 'exit');
    worker.process.kill('SIGTERM');
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), this.deps.drainMs + END_WITHIN_MS);
    await ended;
    clearTimeout(timer);
  }
}

async function portOf(worker: Worker): Promise<number> {
  const [{ port }] = await once(worker, 'listening');
  return port;
}
