import { makeAutoObservable, observableRef } from 'mobx';
import type { Location, Navigator, To, UNSAFE_createBrowserHistory } from 'react-router-dom';

/** What the library keeps: the addresses of the browser, or of a story in memory. Its listener hears Back and Forward only. */
type LibraryHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** The address of the site and the way to others. While it is blocked, a navigation waits for `proceed` or `stay`: a link, Back and Forward. */
export class SiteHistory implements Navigator {
  location: Location;
  /** Continues the navigation that waits. */
  private waiting: (() => void) | undefined = undefined;
  /** What waits as soon as the browser has returned from where Back or Forward led. */
  private returning: (() => void) | undefined = undefined;
  private isBlocked: (() => boolean) | undefined = undefined;
  private isProceeding = false;
  private readonly history: LibraryHistory;

  constructor(history: LibraryHistory) {
    this.history = history;
    this.location = history.location;
    makeAutoObservable<this, 'history' | 'isBlocked' | 'isProceeding' | 'returning' | 'waiting'>(
      this,
      {
        location: observableRef,
        waiting: observableRef,
        history: false,
        isBlocked: false,
        isProceeding: false,
        returning: false,
        createHref: false,
      },
      { autoBind: true },
    );
  }

  /** Whether a navigation waits. */
  get isAsking(): boolean {
    return this.waiting !== undefined;
  }

  /** Follows Back and Forward until the returned function is called. */
  listen(): () => void {
    return this.history.listen(({ delta }) => this.follow(delta ?? 0));
  }

  /** Blocks navigations while `isBlocked` answers yes, until the returned function is called. */
  block(isBlocked: () => boolean): () => void {
    this.isBlocked = isBlocked;
    return this.unblock;
  }

  proceed(): void {
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.();
  }

  stay(): void {
    this.waiting = undefined;
  }

  createHref(to: To): string {
    return this.history.createHref(to);
  }

  go(delta: number): void {
    this.history.go(delta);
  }

  push(to: To, state?: unknown): void {
    this.navigate(() => this.history.push(to, state));
  }

  replace(to: To, state?: unknown): void {
    this.navigate(() => this.history.replace(to, state));
  }

  private unblock(): void {
    this.isBlocked = undefined;
    this.stay();
  }

  private navigate(go: () => void): void {
    const proceed = () => {
      go();
      this.arrive();
    };
    if (this.isBlocked?.()) this.waiting = proceed;
    else proceed();
  }

  private arrive(): void {
    this.location = this.history.location;
  }

  private follow(delta: number): void {
    if (this.returning !== undefined) {
      this.waiting = this.returning;
      this.returning = undefined;
    } else if (delta !== 0 && !this.isProceeding && this.isBlocked?.()) {
      // The browser has left already: it returns, and leaves again when it may.
      this.returning = () => {
        this.isProceeding = true;
        this.history.go(delta);
      };
      this.history.go(-delta);
    } else {
      this.isProceeding = false;
      this.arrive();
    }
  }
}
