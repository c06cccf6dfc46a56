import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { type Location, matchRoutes, type RouteObject } from 'react-router-dom';
import { LazyComponent } from '../LazyComponent.tsx';
import type { SiteHistory } from './SiteHistory.ts';

/** The location that is shown: the present one of the history as soon as its pages are loaded, until then the one before. */
export class RouteLoader {
  /** Undefined until the first page is loaded. */
  location: Location | undefined = undefined;
  /** Whether the pages of the present location could not be loaded. */
  hasFailed = false;
  readonly routes: RouteObject[];
  readonly basename: string;
  private readonly history: SiteHistory;

  constructor(history: SiteHistory, routes: RouteObject[], basename: string) {
    this.history = history;
    this.routes = routes;
    this.basename = basename;
    makeAutoObservable<this, 'history'>(this, { location: observableRef, history: false, routes: false, basename: false });
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

  private async show(location: Location): Promise<void> {
    const matches = matchRoutes(this.routes, location, this.basename) ?? [];
    const missing = matches.flatMap(({ route }) => pageOf(route) ?? []).filter(({ isLoaded }) => !isLoaded);
    if (missing.length === 0) return this.arrive(location);
    try {
      await Promise.all(missing.map((page) => page.load()));
      if (location === this.history.location) this.arrive(location);
    } catch {
      if (location === this.history.location) runInAction(() => (this.hasFailed = true));
    }
  }

  private arrive(location: Location): void {
    this.location = location;
    this.hasFailed = false;
  }
}

function pageOf({ handle }: RouteObject): LazyComponent | undefined {
  const given: unknown = handle;
  return given instanceof LazyComponent ? given : undefined;
}
