import type { Api } from '../../api/apiClient.ts';
import { type Checksums, checksumsFile } from '../../contract/checksums.ts';
import type { LiveState } from '../../contract/live.ts';
import type { PagePort } from '../device/PagePort.ts';
import type { FollowLive } from './FollowLive.ts';

/** Which files changed since the last poll. Both are false when only ranks changed. */
export type Changed = Readonly<Record<keyof Checksums, boolean>>;

const minute = 60_000;
/** Milliseconds between two polls of the checksums. [G-355, G-356] */
export const pollEvery = { teamPage: minute, elsewhere: 30 * minute } as const;

interface Options {
  /** Live updates, which report changes between two polls. */
  readonly live?: FollowLive;
  readonly random?: () => number;
}

/**
 * Polls the checksums and reports what changed. Live updates report changes between two polls; the store polls as often with them. Pauses while
 * the page is hidden. The interval varies by 10 % at random, so that browsers do not poll at once. A poll that fails is only logged.
 * [G-301, G-373]
 */
export class PollStore {
  private readonly api: Pick<Api, 'fetch' | 'expect'>;
  private readonly port: PagePort;
  private readonly random: () => number;
  private readonly live: FollowLive | undefined;
  private last: Checksums | undefined = undefined;
  private lastRanks: LiveState['ranks'] | undefined = undefined;

  constructor(api: Pick<Api, 'fetch' | 'expect'>, port: PagePort, { live, random = Math.random }: Options = {}) {
    this.api = api;
    this.port = port;
    this.live = live;
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
    const stopFollowing = this.live?.(({ checksums, ranks }) => {
      const before = this.lastRanks;
      this.lastRanks = ranks;
      this.compare(checksums, onChange, before !== undefined && before !== ranks);
    });
    return () => {
      stopTimer();
      stopListening();
      stopFollowing?.();
    };
  }

  private async poll(onChange: (changed: Changed) => void): Promise<void> {
    const outcome = await this.api.fetch(checksumsFile);
    if (!outcome.ok) return this.port.log(`The checksums could not be fetched: ${outcome.failure.kind}.`);
    this.compare(outcome.value, onChange);
  }

  private compare({ rounds, players }: Checksums, onChange: (changed: Changed) => void, areRanksNew = false): void {
    const { last } = this;
    this.last = { rounds, players };
    if (last === undefined) return;
    const changed = { rounds: last.rounds !== rounds, players: last.players !== players };
    if (changed.rounds || changed.players) this.api.expect(this.last);
    if (changed.rounds || changed.players || areRanksNew) onChange(changed);
  }
}
