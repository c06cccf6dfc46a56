import { BusyError } from './BusyError.ts';

/** A change is admitted longer than a call that only reads: it is what users must get done before a lock. */
export type CallKind = 'change' | 'read';

/** A call that was admitted. */
export interface AdmittedCall {
  /** Ends the call; a second time it does nothing. */
  readonly leave: () => void;
  /**
   * Stops counting the call while it waits for other calls of its user, which delays no other user, and returns what counts it again as one that
   * comes then. With as many paused calls as may ever be open, it stays counted.
   */
  readonly pause: () => () => void;
}

/** The calls that may be open before it is known how fast they are answered. */
const FIRST_LIMIT = 256;
const [LEAST, MOST] = [64, 2048];
/** About how long an admitted call may wait, so that its answer comes within a second. */
const WAIT_MS = 400;
const READ_SHARE = 0.75;
const WINDOW_MS = 100;
/** With fewer open calls nothing waits, so the answers of that time do not show how fast the server can be. */
const BUSY_FROM = 10;
/** The share of the newest window in the measured speed. */
const NEWEST_SHARE = 0.3;
const LONGEST_RETRY_S = 5;
/** Calls that are read so late in one turn of the event loop are refused. */
const LONGEST_TURN_MS = 300;
/** While so many calls wait for this long, more come than are answered, whatever was measured before. */
const [WAITING_TOO_LONG, TOO_LONG_MS] = [BUSY_FROM, 500];

/**
 * Admits as many calls at once as the server answers within `WAIT_MS`, by the speed that it showed when it was busy (Little's law), and
 * none while several have waited for too long, in the process or before their sockets were read. A further call is refused before any work is
 * done for it, so those that wait are answered in time. State is in the memory of this process.
 */
export class Admission {
  private readonly now: () => number;
  private readonly afterTurn: (startNext: () => void) => void;
  /** When each open call was admitted, oldest first. */
  private readonly admitted = new Map<symbol, number>();
  private paused = 0;
  /** The calls that were taken in since the event loop came round, and when the first of them was. */
  private readonly turn = { start: 0, calls: 0 };
  /** Answers per millisecond while the server was busy; undefined until it was. */
  private speed: number | undefined;
  private refusedPerAnswer = 0;
  private window = { start: 0, answered: 0, refused: 0, leastOpen: 0 };

  constructor(now: () => number = () => performance.now(), afterTurn: (startNext: () => void) => void = setImmediate) {
    this.now = now;
    this.afterTurn = afterTurn;
    this.window.start = now();
  }

  /** The calls that are open. */
  get open(): number {
    return this.admitted.size;
  }

  /** The calls that may be open. */
  get limit(): number {
    if (this.speed === undefined) return FIRST_LIMIT;
    return Math.min(Math.max(LEAST, Math.round(this.speed * WAIT_MS)), MOST);
  }

  /** Throws a `BusyError` when a call of this kind is not admitted now. */
  refuseIfFull(kind: CallKind): void {
    this.measure();
    const share = kind === 'change' ? 1 : READ_SHARE;
    if (this.open < this.limit * share && !this.isFallingBehind() && !this.isLate(share)) return;
    this.window.refused += 1;
    throw new BusyError('As many calls are open as can be answered in time.', this.retryAfter);
  }

  /** Admits a call, or throws a `BusyError`. */
  enter(kind: CallKind): AdmittedCall {
    this.refuseIfFull(kind);
    this.countInTurn();
    const call = Symbol();
    this.admitted.set(call, this.now());
    return {
      leave: () => {
        this.measure();
        if (!this.admitted.delete(call)) return;
        this.window.answered += 1;
        this.window.leastOpen = Math.min(this.window.leastOpen, this.open);
      },
      pause: () => this.pause(call),
    };
  }

  private pause(call: symbol): () => void {
    if (this.paused === MOST || !this.admitted.delete(call)) return () => {};
    this.window.leastOpen = Math.min(this.window.leastOpen, this.open);
    this.paused += 1;
    return () => {
      this.paused -= 1;
      this.admitted.set(call, this.now());
    };
  }

  /** Several calls wait for long already: the speed was measured when the server was faster, or never. */
  private isFallingBehind(): boolean {
    let counted = 0;
    for (const admittedAt of this.admitted.values()) {
      counted += 1;
      if (counted === WAITING_TOO_LONG) return this.now() - admittedAt >= TOO_LONG_MS;
    }
    return false;
  }

  private countInTurn(): void {
    if (this.turn.calls === 0) {
      this.turn.start = this.now();
      this.afterTurn(() => {
        this.turn.calls = 0;
      });
    }
    this.turn.calls += 1;
  }

  /** Many calls were taken in at one long turn of the event loop: the next ones have waited in their sockets, where nothing counts them. */
  private isLate(share: number): boolean {
    return this.turn.calls >= BUSY_FROM && this.now() - this.turn.start >= LONGEST_TURN_MS * share;
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
    this.window = { start: this.now(), answered: 0, refused: 0, leastOpen: this.open };
  }
}
