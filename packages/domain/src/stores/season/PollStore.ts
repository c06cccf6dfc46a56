import type { Api } from '../../api/apiClient.ts';
import { type Checksums, checksumsFile } from '../../contract/checksums.ts';

/** Timers and visibility of the page. */
export interface PollPort {
  readonly after: (milliseconds: number, callBack: () => void) => () => void;
  readonly isHidden: () => boolean;
  /** Calls back when the page is shown again; answers how to stop. */
  readonly onShown: (callBack: () => void) => () => void;
  readonly log: (message: string) => void;
}

/** What changed since the last poll. */
export type Changed = Readonly<Record<keyof Checksums, boolean>>;

const minute = 60_000;
/** Milliseconds between two polls of the checksums. [G-355, G-356] */
export const pollEvery = { teamPage: minute, elsewhere: 30 * minute } as const;

/**
 * Polls the checksums and reports what changed. Pauses while the page is hidden. The interval varies by 10 % at random, so that browsers
 * do not poll at once. A poll that fails is only logged. [G-301, G-373]
 */
export class PollStore {
  private readonly api: Pick<Api, 'fetch'>;
  private readonly port: PollPort;
  private readonly random: () => number;
  private last: Checksums | undefined = undefined;

  constructor(api: Pick<Api, 'fetch'>, port: PollPort, random: () => number = Math.random) {
    this.api = api;
    this.port = port;
    this.random = random;
  }

  /** Polls until the returned function is called. */
  start(every: number, onChange: (changed: Changed) => void): () => void {
    let stopTimer = () => {};
    const next = () => {
      stopTimer();
      stopTimer = this.port.after(every * (0.9 + this.random() / 5), () => void poll());
    };
    const poll = async () => {
      if (!this.port.isHidden()) await this.poll(onChange);
      next();
    };
    const stopListening = this.port.onShown(() => void poll());
    void poll();
    return () => {
      stopTimer();
      stopListening();
    };
  }

  private async poll(onChange: (changed: Changed) => void): Promise<void> {
    const outcome = await this.api.fetch(checksumsFile);
    if (!outcome.ok) return this.port.log(`The checksums could not be fetched: ${outcome.failure.kind}.`);
    const { last } = this;
    this.last = outcome.value;
    if (last === undefined) return;
    const changed = { rounds: last.rounds !== outcome.value.rounds, players: last.players !== outcome.value.players };
    if (changed.rounds || changed.players) onChange(changed);
  }
}
