import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveState } from '@rugby/domain/contract/live';
import type { Edition } from '@rugby/domain/editions';
import { isEqual } from 'es-toolkit';
import type { PublishedState } from './readLiveState.ts';

/** What `LiveStates` works with. */
interface LiveStatesDeps {
  /** Reads what an edition has published. */
  readonly read: (edition: Edition) => Promise<PublishedState | undefined>;
  /** Sends a changed state to everyone who listens. The next state of the edition is read when it is done. */
  readonly send: (edition: Edition, state: PublishedState) => Promise<void>;
  /** Called with the error of a failed read, which is tried again. */
  readonly warn: (error: unknown) => void;
}

const RETRY_MS = 1000;

/** What each edition has published, as far as this process knows. Reads it again when the database notifies it, until it succeeds. */
export class LiveStates {
  private readonly deps: LiveStatesDeps;
  private readonly states = new Map<Edition['id'], PublishedState>();
  private readonly outdated = new Set<Edition['id']>();
  private readonly reading = new Set<Edition['id']>();
  private readonly closing = new AbortController();

  constructor(deps: LiveStatesDeps) {
    this.deps = deps;
  }

  /** The newest state; undefined before it was read. */
  get({ id }: Edition): PublishedState | undefined {
    return this.states.get(id);
  }

  /** Reads the state of an edition again and sends it if it has changed. Calls during a read cause one more. */
  async refresh(edition: Edition): Promise<void> {
    this.outdated.add(edition.id);
    if (this.reading.has(edition.id)) return;
    this.reading.add(edition.id);
    while (this.outdated.delete(edition.id)) await this.readOnce(edition);
    this.reading.delete(edition.id);
  }

  /** Stops trying again. */
  close(): void {
    this.closing.abort();
  }

  private async readOnce(edition: Edition): Promise<void> {
    try {
      const state = await this.deps.read(edition);
      if (state === undefined || isEqual(state, this.states.get(edition.id))) return;
      this.states.set(edition.id, state);
      await this.deps.send(edition, state);
    } catch (error) {
      if (this.closing.signal.aborted) return;
      this.deps.warn(error);
      this.outdated.add(edition.id);
      await sleep(RETRY_MS, undefined, { signal: this.closing.signal, ref: false }).catch(() => this.outdated.delete(edition.id));
    }
  }
}

/** The event that carries a state to `listeners` clients. Many of them read what has changed over a longer time: a thousand in a second. */
export function stateEvent(event: string, state: PublishedState, listeners: number): string {
  const data: LiveState = { ...state, spreadMs: Math.min(Math.max(listeners, LEAST_SPREAD_MS), MOST_SPREAD_MS) };
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

const LEAST_SPREAD_MS = 200;
const MOST_SPREAD_MS = 20_000;
