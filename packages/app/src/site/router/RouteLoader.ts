import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Location, RouteObject } from 'react-router-dom';
import { loadPages, missingPages } from './loadPages.ts';
import type { SiteHistory } from './SiteHistory.ts';

/** The location that is shown: the present one of the history as soon as its pages are loaded, until then the one before. */
export class RouteLoader {
  /** Undefined until the first page is loaded; it may have been loaded before. */
  location: Location | undefined = undefined;
  /** How often the pages of the present location could not be loaded, one attempt after the other. */
  failures = 0;
  /** Whether the pages of the present location are on their way. */
  isLoading = false;
  /** Whether pages that could not be loaded are being tried again. */
  isTrying = false;
  readonly routes: RouteObject[];
  readonly basename: string;
  private readonly history: SiteHistory;

  constructor(history: SiteHistory, routes: RouteObject[], basename: string) {
    this.history = history;
    this.routes = routes;
    this.basename = basename;
    if (this.isLoaded(history.location)) this.location = history.location;
    makeAutoObservable<this, 'history'>(
      this,
      { location: observableRef, history: false, routes: false, basename: false },
      { autoBind: true },
    );
  }

  /** Follows the history until the returned function is called. */
  mount(): () => void {
    const stops = [
      this.history.listen(),
      reaction(
        () => this.history.location,
        (location) => void this.show(location),
        { fireImmediately: true },
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Loads the pages of the present location once more. */
  retry(): void {
    this.isTrying = true;
    void this.show(this.history.location, this.failures);
  }

  private async show(location: Location, failures = 0): Promise<void> {
    if (this.isLoaded(location)) return this.arrive(location);
    this.isLoading = true;
    try {
      await loadPages(this.routes, location, this.basename);
      if (location === this.history.location) this.arrive(location);
    } catch {
      if (location === this.history.location) runInAction(() => this.count(failures + 1));
    }
  }

  private isLoaded(location: Location): boolean {
    return missingPages(this.routes, location, this.basename).length === 0;
  }

  private arrive(location: Location): void {
    this.location = location;
    this.count(0);
  }

  private count(failures: number): void {
    this.failures = failures;
    this.isLoading = false;
    this.isTrying = false;
  }
}
