import { createHmac, randomBytes } from 'node:crypto';

interface Window {
  taken: number;
  readonly endsAt: number;
}

const mostNames = 10_000;
const sharedWindows = 1024;

/**
 * Limits how often something may happen under a name: `limit` times in a window that starts with the first time. State is in the
 * memory of this process, the same for a name of any length. No name ever loses its open window: while 10,000 are open, further names share
 * 1,024 windows, by a key that is known to this process only. Each process counts on its own. `now` never goes back.
 */
export class Allowance {
  private readonly limit: number;
  private readonly lengthMs: number;
  private readonly now: () => number;
  private readonly windows = new Map<string, Window>();
  private readonly key = randomBytes(16);

  constructor(limit: number, lengthMs: number, now: () => number = () => performance.now()) {
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

  /** Whether none is left. */
  isUsedUp(name: string): boolean {
    return this.openWindow(name).taken >= this.limit;
  }

  /** The number of windows in memory. */
  get size(): number {
    return this.windows.size;
  }

  private openWindow(name: string): Window {
    const digest = createHmac('sha256', this.key).update(name).digest();
    const own = digest.toString('base64url');
    this.closeEnded();
    const isFull = this.windows.size >= mostNames && !this.windows.has(own);
    const place = isFull ? String(digest.readUInt32BE() % sharedWindows) : own;
    const open = this.windows.get(place);
    if (open !== undefined) return open;
    const fresh = { taken: 0, endsAt: this.now() + this.lengthMs };
    this.windows.set(place, fresh);
    return fresh;
  }

  /** All windows have one length, so the first is the first to end. */
  private closeEnded(): void {
    for (const [place, { endsAt }] of this.windows) {
      if (endsAt > this.now()) return;
      this.windows.delete(place);
    }
  }
}
