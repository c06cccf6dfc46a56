import type { Api } from '../../api/apiClient.ts';
import { type Checksums, checksumsFile } from '../../contract/checksums.ts';

/** The page's patience: calls back after so many milliseconds, and tells whether anybody looks. */
export interface PollPort {
  readonly after: (milliseconds: number, callBack: () => void) => () => void;
  readonly isHidden: () => boolean;
  /** Calls back when the page is shown again; answers how to stop. */
  readonly onShown: (callBack: () => void) => () => void;
  readonly log: (message: string) => void;
}

/** What changed since the last look. */
export type Changed = Readonly<Record<keyof Checksums, boolean>>;

const minute = 60_000;
/** Milliseconds between two looks at the checksums. [G-355, G-356] */
export const pollEvery = { teamPage: minute, elsewhere: 30 * minute } as const;

/**
 * Looks at the checksums from time to time and says what changed. Pauses while nobody looks; a tenth of the time is added or taken by chance, so
 * that a crowd does not come at once. A look that fails is logged and nothing else. [G-301, G-373]
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
      stopTimer = this.port.after(every * (0.9 + this.random() / 5), () => void look());
    };
    const look = async () => {
      if (!this.port.isHidden()) await this.look(onChange);
      next();
    };
    const stopListening = this.port.onShown(() => void look());
    void look();
    return () => {
      stopTimer();
      stopListening();
    };
  }

  private async look(onChange: (changed: Changed) => void): Promise<void> {
    const outcome = await this.api.fetch(checksumsFile);
    if (!outcome.ok) return this.port.log(`The checksums could not be fetched: ${outcome.failure.kind}.`);
    const { last } = this;
    this.last = outcome.value;
    if (last === undefined) return;
    const changed = { rounds: last.rounds !== outcome.value.rounds, players: last.players !== outcome.value.players };
    if (changed.rounds || changed.players) onChange(changed);
  }
}
