import { type PoolOptions, type PoolWorker, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node';

type Listener = (...facts: unknown[]) => void;

/** After so many runs a new thread takes over, because each run leaves some listeners behind in the thread. */
const mostRuns = 40;

/**
 * A thread for tests that stays for the next run, with everything it has loaded but the files of tests. Stryker starts a run for each change,
 * and most of its time went into a new thread. Only for code that keeps nothing between two tests.
 */
export class WarmWorker implements PoolWorker {
  readonly name = 'warm';
  private thread: ThreadsPoolWorker | undefined;
  private runs = 0;
  private listeners: readonly { readonly event: string; readonly listener: Listener }[] = [];
  private readonly options: PoolOptions;

  constructor(options: PoolOptions) {
    this.options = options;
  }

  async start(): Promise<void> {
    this.runs += 1;
    if (this.thread) return;
    this.thread = new ThreadsPoolWorker(this.options);
    await this.thread.start();
  }

  on(event: string, listener: Listener): void {
    this.listeners = [...this.listeners, { event, listener }];
    this.thread?.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.listeners = this.listeners.filter((one) => one.event !== event || one.listener !== listener);
    this.thread?.off(event, listener);
  }

  /** The thread does not hear that a run is over; its answer comes from here. */
  send(message: WorkerRequest): void {
    if (message.type !== 'stop') return this.thread?.send(message);
    const stopped = { type: 'stopped', __vitest_worker_response__: true };
    for (const { event, listener } of this.listeners) if (event === 'message') listener(stopped);
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  async stop(): Promise<void> {
    for (const { event, listener } of this.listeners) this.off(event, listener);
    if (this.runs >= mostRuns) await this.end();
  }

  /** Ends the thread; without this it keeps its process alive. */
  async end(): Promise<void> {
    const { thread } = this;
    this.thread = undefined;
    this.runs = 0;
    await thread?.stop();
  }
}
