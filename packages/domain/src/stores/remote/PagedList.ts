import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure, Outcome } from '../../api/failure.ts';

/** A page of a list on the server. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Whether another page follows. */
  readonly nextPage: boolean;
}

/**
 * A list of the server that is read page by page. The items stay in view while the list is read anew. A late answer to an older question is
 * dropped, and no answer brings back an item that was removed meanwhile.
 */
export class PagedList<Item> {
  /** Undefined until the first page is there. */
  items: readonly Item[] | undefined = undefined;
  hasMore = false;
  isPending = false;
  /** Why the newest request failed. */
  failure: Failure | undefined = undefined;
  /** The page before the one to read next. */
  private page = 0;
  /** How many pages were read. */
  private pages = 0;
  private ticket = 0;
  private readonly removed = new Set<number>();
  private readonly ask: (page: number) => Promise<Outcome<Page<Item>>>;
  private readonly keyOf: (item: Item) => number;

  constructor(ask: (page: number) => Promise<Outcome<Page<Item>>>, keyOf: (item: Item) => number) {
    this.ask = ask;
    this.keyOf = keyOf;
    makeAutoObservable<this, 'page' | 'pages' | 'ticket' | 'removed' | 'ask' | 'keyOf'>(
      this,
      {
        items: observableRef,
        failure: observableRef,
        page: false,
        pages: false,
        ticket: false,
        removed: false,
        ask: false,
        keyOf: false,
      },
      { autoBind: true },
    );
  }

  /** Reads the first page, which replaces the list. */
  async load(): Promise<void> {
    this.removed.clear();
    this.ticket += 1;
    await this.read(1, []);
  }

  /** Appends the next page. Does nothing while a request is under way or when there is none. */
  async loadMore(): Promise<void> {
    if (!this.isPending && this.hasMore) await this.read(this.page + 1, this.items ?? []);
  }

  /** Reads the loaded pages anew. The list stays as it is when one of them fails, and when it is read or changed meanwhile. */
  async refresh(): Promise<void> {
    const { ticket, items } = this;
    if (this.isPending || this.pages === 0) return;
    const outcomes = await Promise.all(Array.from({ length: this.pages }, (_, index) => this.ask(index + 1)));
    const pages = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
    const last = pages.at(outcomes.length - 1);
    if (last === undefined || ticket !== this.ticket || this.isPending || items !== this.items) return;
    // Every page was asked for after the last removal.
    this.removed.clear();
    const read = pages.flatMap((one) => one.items);
    this.show(read, last.nextPage);
    this.page = this.pages;
  }

  /** Removes an item, also from the answers that are on their way. */
  remove(key: number): void {
    this.removed.add(key);
    const left = this.items?.filter((item) => this.keyOf(item) !== key);
    // The server's later pages have moved up: the last page is read again, or items between it and the next would be missed.
    if (left?.length !== this.items?.length) this.page = Math.max(0, this.page - 1);
    this.items = left;
  }

  private async read(page: number, before: readonly Item[]): Promise<void> {
    const { ticket } = this;
    this.isPending = true;
    this.failure = undefined;
    this.applyOutcome(ticket, page, before, await this.ask(page));
  }

  private applyOutcome(ticket: number, page: number, before: readonly Item[], outcome: Outcome<Page<Item>>): void {
    if (ticket !== this.ticket) return;
    this.isPending = false;
    if (!outcome.ok) {
      this.failure = outcome.failure;
      return;
    }
    this.show([...before, ...outcome.value.items], outcome.value.nextPage);
    this.page = page;
    this.pages = before.length === 0 ? page : Math.max(page, this.pages);
  }

  private show(items: readonly Item[], hasMore: boolean): void {
    const byKey = new Map(items.map((item) => [this.keyOf(item), item]));
    this.items = [...byKey.values()].filter((item) => !this.removed.has(this.keyOf(item)));
    this.hasMore = hasMore;
  }
}
