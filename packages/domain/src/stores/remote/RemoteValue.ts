import { makeAutoObservable, observableRef } from 'mobx';
import type { Outcome } from '../../api/failure.ts';
import { idle, pending, type Request, requestOf, valueOf } from './request.ts';

/**
 * One answer of the server, replaced as a whole.
 * Each request takes a ticket: a late answer to an older request is dropped. The last value stays in view during a reload.
 */
export class RemoteValue<Value> {
  request: Request<Value> = idle;
  private last: Value | undefined = undefined;
  private ticket = 0;
  private readonly ask: () => Promise<Outcome<Value>>;

  constructor(ask: () => Promise<Outcome<Value>>) {
    this.ask = ask;
    makeAutoObservable<this, 'ask' | 'ticket' | 'last'>(
      this,
      { ask: false, ticket: false, request: observableRef, last: observableRef },
      { autoBind: true },
    );
  }

  /** The newest value that arrived, also while a reload is under way or has failed. */
  get value(): Value | undefined {
    return valueOf(this.request) ?? this.last;
  }

  /** Sends the request; its answer is dropped when a newer request was sent meanwhile. */
  async load(): Promise<void> {
    const ticket = this.begin();
    const outcome = await this.ask();
    this.applyOutcome(ticket, outcome);
  }

  /** Replaces the value by a newer one from another answer of the server; pending answers are dropped. */
  replace(value: Value): void {
    this.applyOutcome(this.begin(), { ok: true, value });
  }

  private begin(): number {
    this.request = pending;
    this.ticket += 1;
    return this.ticket;
  }

  private applyOutcome(ticket: number, outcome: Outcome<Value>): void {
    if (ticket !== this.ticket) return;
    this.request = requestOf(outcome);
    if (outcome.ok) this.last = outcome.value;
  }
}
