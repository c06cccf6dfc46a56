import { makeAutoObservable } from 'mobx';
import { earliest, isLive } from '../../game/season/rounds.ts';
import type { ClockStore } from './ClockStore.ts';
import type { SeasonStore } from './SeasonStore.ts';

/** Cookies: texts with an expiry; without one they last until the browser is closed. */
export interface CookiePort {
  /** Every cookie of that name: each path may have one. */
  readonly read: (name: string) => readonly string[];
  /** Valid for pages below `path`, for `lifetime` milliseconds from now. */
  readonly write: (name: string, text: string, path: string, lifetime: number | undefined) => void;
}

interface Parts {
  readonly season: SeasonStore;
  readonly clock: ClockStore;
  readonly cookies: CookiePort;
}

/** Whether the banner of a live fixture is shown. Once closed, it returns with the next scheduled fixture. [G-298, G-299, G-300] */
export class LiveBannerStore {
  /** The kick-off (ISO) until which it is hidden; undefined when it was not closed. */
  private closedUntil: string | undefined;
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    const own = parts.cookies.read(cookieName).find((text) => text.startsWith(this.mark));
    this.closedUntil = own?.slice(this.mark.length);
    makeAutoObservable<this, 'parts'>(this, { parts: false }, { autoBind: true });
  }

  get isShown(): boolean {
    const { world } = this.parts.season;
    if (world === undefined || !isLive(world.rounds)) return false;
    const { closedUntil } = this;
    return closedUntil === undefined || (closedUntil !== noFurtherMatch && Date.parse(closedUntil) <= world.now);
  }

  /** Hides it until the next scheduled fixture; after the last one of the season, until the browser is closed. [G-299, G-300] */
  close(): void {
    const { season, clock, cookies } = this.parts;
    const next = earliest((season.rounds.value ?? []).flatMap(({ fixtures }) => fixtures.filter(isToCome(clock.now))));
    this.closedUntil = next?.date ?? noFurtherMatch;
    const lifetime = next && Date.parse(next.date) - clock.now;
    cookies.write(cookieName, this.mark + this.closedUntil, season.edition.basePath || '/', lifetime);
  }

  /** The championship's path is below the club edition's and receives its cookies: the mark tells them apart. */
  private get mark(): string {
    return `${this.parts.season.edition.id} `;
  }
}

/** The specification's name for the cookie. [G-300] */
const cookieName = 'points_message';
const noFurtherMatch = 'closed';

function isToCome(now: number) {
  return ({ status, date }: { readonly status: string; readonly date: string }) =>
    status === 'scheduled' && Date.parse(date) > now;
}
