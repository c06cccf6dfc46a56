import { makeAutoObservable, onBecomeObserved, onBecomeUnobserved } from 'mobx';

/** The clock and timer of the machine. */
export interface ClockPort {
  /** Milliseconds since 1970 by the machine. */
  readonly now: () => number;
  /** Calls back every second until the returned function is called. */
  readonly everySecond: (tick: () => void) => () => void;
}

/**
 * The game's time in the browser: the machine's clock, corrected by what the server last said.
 * It ticks once a second, and only while something on screen reads it. [G-125]
 */
export class ClockStore {
  private machine: number;
  private correction = 0;
  private stop: (() => void) | undefined = undefined;
  private readonly port: ClockPort;

  constructor(port: ClockPort) {
    this.port = port;
    this.machine = port.now();
    makeAutoObservable<this, 'port' | 'stop'>(this, { port: false, stop: false }, { autoBind: true });
    onBecomeObserved(this, 'machine', this.startTicking);
    onBecomeUnobserved(this, 'machine', this.stopTicking);
  }

  /** Game time in milliseconds since 1970. */
  get now(): number {
    return this.machine + this.correction;
  }

  /** Game time at this moment, also while nothing reads the ticking one. Not observable. */
  read(): number {
    return this.port.now() + this.correction;
  }

  /** Takes the game time that an answer of the server carried (ISO 8601). */
  correct(gameTime: string): void {
    this.machine = this.port.now();
    this.correction = Date.parse(gameTime) - this.machine;
  }

  private tick(): void {
    this.machine = this.port.now();
  }

  private startTicking(): void {
    this.stop = this.port.everySecond(this.tick);
  }

  private stopTicking(): void {
    this.stop?.();
    this.stop = undefined;
  }
}
