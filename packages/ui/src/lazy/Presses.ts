/** The presses on an element that is going to be replaced: a press that has begun on it must end on it. */
export class Presses {
  private last = Promise.resolve();

  /** Called when a pointer or a key goes down. */
  readonly begin = (): void => {
    this.last = release();
  };

  /** Resolves between two presses. */
  async ended(): Promise<void> {
    const { last } = this;
    await last;
    if (last !== this.last) await this.ended();
  }
}

/** Milliseconds in which the click follows the end of its press. */
const untilClick = 300;

/** Resolves when what is down is up again and its click has come. */
function release(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const end = () => {
      stop.abort();
      setTimeout(resolve, untilClick);
    };
    for (const type of ['pointerup', 'pointercancel', 'keyup'])
      addEventListener(type, end, { capture: true, signal: stop.signal });
  });
}
