import type { Figures, Player, Round, Squad } from '../../game/model/entities.ts';
import type { VisitFacts } from '../geo/visit.ts';

/** A page that the server renders into the HTML of its answer. It holds nothing of a user: it is the same for all who are signed in. */
export interface PageToRender {
  /** Path of the address, with the base path of its edition. */
  readonly path: string;
  readonly facts: VisitFacts;
  /** Whether the browser says that a user is signed in. */
  readonly isSignedIn: boolean;
  readonly season: SeasonToRender;
  /** Game time in milliseconds since 1970. */
  readonly now: number;
}

/** What the rendered pages show of a season. */
export interface SeasonToRender {
  readonly rounds: readonly Round[];
  readonly squads: readonly Squad[];
  /** By id. */
  readonly players: ReadonlyMap<number, Player>;
  /** The season's figures of the players with a match, by player id. */
  readonly figures: ReadonlyMap<number, Figures>;
}

/** What the site needs when it starts on a page. */
export interface PageStart {
  /** Key of the page's scripts in `PageFiles`. */
  readonly page: string;
  /** Addresses of the data of a user that the site asks for first. */
  readonly data: readonly string[];
}

/** A page as HTML, and the styles that it needs. */
export interface RenderedPage extends PageStart {
  /** The title of the document. */
  readonly title: string;
  readonly html: string;
  readonly styles: string;
  readonly kind: RenderedKind;
}

/** A `page` can be read; the site starts when it is used. A `skeleton` waits for data of the user; the site starts at once. */
export type RenderedKind = 'page' | 'skeleton';

/** An address at which the site starts. */
export interface PageToStart extends Pick<PageToRender, 'path' | 'isSignedIn'> {
  /** Whether the address has a query. */
  readonly hasQuery: boolean;
  /** The current round of the season, where the page is rendered. */
  readonly roundId?: number | undefined;
}

/** The built module of the site that renders pages on the server. */
export interface SiteRenderer {
  readonly renderPage: (page: PageToRender) => Promise<RenderedPage>;
  /** Undefined where there is no such page for the visitor. */
  readonly startOf: (page: PageToStart) => PageStart | undefined;
}

/** Attribute of the elements that stand for a rendered page until the site takes its place. Its value at the root is the `RenderedKind`. */
export const renderedAttribute = 'data-rendered';
