import { makeAutoObservable, observableRef } from 'mobx';

/** Stores whose code is loaded later, so that the landing page does not carry it. */
export class LazyStores<Value> {
  private stores: Value | undefined = undefined;
  private create: (() => Value) | undefined = undefined;
  private loading: Promise<void> | undefined = undefined;
  private readonly fetch: () => Promise<() => Value>;

  /** `fetch` loads the code and answers what creates a set of the stores. */
  constructor(fetch: () => Promise<() => Value>) {
    this.fetch = fetch;
    makeAutoObservable<this, 'stores' | 'create' | 'loading' | 'fetch'>(this, {
      stores: observableRef,
      create: false,
      loading: false,
      fetch: false,
    });
  }

  get isLoaded(): boolean {
    return this.stores !== undefined;
  }

  /** The stores; throws before they are loaded. */
  get value(): Value {
    if (this.stores === undefined) throw new Error('The route has to load these stores first.');
    return this.stores;
  }

  /** Loads the code and creates the stores. Further calls wait for the first one, unless it failed. */
  load(): Promise<void> {
    this.loading ??= this.start();
    return this.loading;
  }

  /** Puts a fresh set in the place of the stores; does nothing before they are loaded. */
  renew(): void {
    this.stores = this.create?.();
  }

  private async start(): Promise<void> {
    try {
      this.create = await this.fetch();
    } catch (error) {
      this.loading = undefined;
      throw error;
    }
    this.renew();
  }
}
