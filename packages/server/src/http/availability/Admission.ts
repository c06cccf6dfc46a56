import { BusyError } from './BusyError.ts';

/** A change is admitted longer than a call that only reads: it is what users must get done before a lock. */
export type CallKind = 'change' | 'read';

/** The calls that may be open before it is known how fast they are answered. */
const FIRST_LIMIT = 256;
const [LEAST, MOST] = [64, 2048];
/** An admitted call shall wait for about as long as this, so that its answer comes within a second. */
const WAIT_MS = 400;
const READ_SHARE = 0.75;
const WINDOW_MS = 100;
/** With fewer open calls nothing waits, so the answers of that time do not show how fast the server can be. */
const BUSY_FROM = 10;
/** The share of the newest window in the measured speed. */
const NEWEST_SHARE = 0.3;
const LONGEST_RETRY_S = 5;

/**
 * Admits as many calls at once as the server answers within `WAIT_MS`, by the speed that it showed when it was busy (Little's law). A further
 * call is refused before any work is done for it, so those that wait are answered in time. State is in the memory of this process.
 */
export class Admission {
  private readonly now: () => number;
  private callsOpen = 0;
  /** Answers per millisecond while the server was busy; undefined until it was. */
  private speed: number | undefined;
  private refusedPerAnswer = 0;
  private window = { start: 0, answered: 0, refused: 0, leastOpen: 0 };

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
    this.window.start = now();
  }

  /** The calls that are open. */
  get open(): number {
    return this.callsOpen;
  }

  /** The calls that may be open. */
  get limit(): number {
    if (this.speed === undefined) return FIRST_LIMIT;
    return Math.min(Math.max(LEAST, Math.round(this.speed * WAIT_MS)), MOST);
  }

  /** Throws a `BusyError` when a call of this kind is not admitted now. */
  refuseIfFull(kind: CallKind): void {
    this.measure();
    if (this.callsOpen < (kind === 'change' ? this.limit : this.limit * READ_SHARE)) return;
    this.window.refused += 1;
    throw new BusyError('As many calls are open as can be answered in time.', this.retryAfter);
  }

  /** Admits a call and returns what ends it, or throws a `BusyError`. */
  enter(kind: CallKind): () => void {
    this.refuseIfFull(kind);
    this.callsOpen += 1;
    return () => {
      this.measure();
      this.callsOpen -= 1;
      this.window.answered += 1;
      this.window.leastOpen = Math.min(this.window.leastOpen, this.callsOpen);
    };
  }

  /** Seconds after which clients may try again: the more are refused for each answer, the later they come back. */
  private get retryAfter(): number {
    return Math.min(1 + Math.round(this.refusedPerAnswer), LONGEST_RETRY_S);
  }

  /** Takes the speed of a window that has ended. */
  private measure(): void {
    const { start, answered, refused, leastOpen } = this.window;
    const lengthMs = this.now() - start;
    if (lengthMs < WINDOW_MS) return;
    if (leastOpen >= BUSY_FROM) {
      const newest = answered / lengthMs;
      this.speed = this.speed === undefined ? newest : this.speed + (newest - this.speed) * NEWEST_SHARE;
    }
    this.refusedPerAnswer += (refused / Math.max(1, answered) - this.refusedPerAnswer) * NEWEST_SHARE;
    this.window = { start: this.now(), answered: 0, refused: 0, leastOpen: this.callsOpen };
  }
}
