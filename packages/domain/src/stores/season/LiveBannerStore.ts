import { makeAutoObservable } from 'mobx';
import { earliest, isLive } from '../../game/season/rounds.ts';
import type { ClockStore } from './ClockStore.ts';
import type { SeasonStore } from './SeasonStore.ts';

/** Small texts that the browser keeps until a date; without one until it is closed. */
export interface CookiePort {
  /** Every text of that name: each path may hold one. */
  readonly read: (name: string) => readonly string[];
  /** Kept for pages below `path`, for `lifetime` milliseconds from now. */
  readonly write: (name: string, text: string, path: string, lifetime: number | undefined) => void;
}

interface Parts {
  readonly season: SeasonStore;
  readonly clock: ClockStore;
  readonly cookies: CookiePort;
}

/** Whether the fan is told that a match is live. Once closed it stays away until the next match that is scheduled. [G-298, G-299, G-300] */
export class LiveBannerStore {
  /** The kick-off (ISO) until which it stays away; undefined when nobody closed it. */
  private closedUntil: string | undefined;
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    this.closedUntil = parts.cookies
      .read(cookieName)
      .filter((text) => text.startsWith(this.mark))
      .map((text) => text.slice(this.mark.length))[0];
    makeAutoObservable<this, 'parts'>(this, { parts: false }, { autoBind: true });
  }

  get isShown(): boolean {
    const { world } = this.parts.season;
    if (world === undefined || !isLive(world.rounds)) return false;
    const { closedUntil } = this;
    return closedUntil === undefined || (closedUntil !== noFurtherMatch && Date.parse(closedUntil) <= world.now);
  }

  /** Closes it until the next scheduled match; after the last match of the season for as long as the browser is open. [G-299, G-300] */
  close(): void {
    const { season, clock, cookies } = this.parts;
    const next = earliest((season.rounds.value ?? []).flatMap(({ fixtures }) => fixtures.filter(isToCome(clock.now))));
    this.closedUntil = next?.date ?? noFurtherMatch;
    const lifetime = next && Date.parse(next.date) - clock.now;
    cookies.write(cookieName, this.mark + this.closedUntil, season.edition.basePath || '/', lifetime);
  }

  /** The championship lies below the club edition's path and sees its cookies: each knows its own. */
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
