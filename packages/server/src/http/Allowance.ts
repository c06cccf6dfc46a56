interface Window {
  taken: number;
  readonly endsAt: number;
}

const mostNames = 10_000;

/**
 * Limits how often something may happen under a name: `limit` times in a window that starts with the first time. State is in the
 * memory of this process, for at most 10,000 names; the oldest window is dropped first. Each process counts on its own.
 */
export class Allowance {
  private readonly limit: number;
  private readonly lengthMs: number;
  private readonly now: () => number;
  private readonly windows = new Map<string, Window>();

  constructor(limit: number, lengthMs: number, now: () => number = () => Date.now()) {
    this.limit = limit;
    this.lengthMs = lengthMs;
    this.now = now;
  }

  /** Takes one. Returns 0, or the whole seconds to wait when none is left. */
  take(name: string): number {
    const window = this.openWindow(name);
    if (window.taken >= this.limit) return Math.ceil((window.endsAt - this.now()) / 1000);
    window.taken += 1;
    return 0;
  }

  /** Returns one that turned out not to count. */
  giveBack(name: string): void {
    const window = this.openWindow(name);
    window.taken = Math.max(0, window.taken - 1);
  }

  /** Clears the count of a name. */
  forget(name: string): void {
    this.windows.delete(name);
  }

  private openWindow(name: string): Window {
    const open = this.windows.get(name);
    if (open !== undefined && open.endsAt > this.now()) return open;
    this.windows.delete(name);
    const [oldest] = this.windows.keys();
    if (oldest !== undefined && this.windows.size >= mostNames) this.windows.delete(oldest);
    const fresh = { taken: 0, endsAt: this.now() + this.lengthMs };
    this.windows.set(name, fresh);
    return fresh;
  }
}
