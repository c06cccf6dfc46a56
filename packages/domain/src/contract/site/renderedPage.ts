import type { Round } from '../../game/model/entities.ts';
import type { VisitFacts } from '../geo/visit.ts';

/** A page that the server renders into the HTML of its answer, for visitors without a session. */
export interface PageToRender {
  /** Path of the address, with the base path of its edition. */
  readonly path: string;
  readonly facts: VisitFacts;
  readonly rounds: readonly Round[];
  /** Game time in milliseconds since 1970. */
  readonly now: number;
}

/** A page as HTML, and the styles that it needs. */
export interface RenderedPage {
  readonly html: string;
  readonly styles: string;
}

/** The built module of the site that renders pages on the server. */
export interface SiteRenderer {
  readonly renderPage: (page: PageToRender) => Promise<RenderedPage>;
}

/** Attribute of the elements that stand for a rendered page until the site takes its place. */
export const renderedAttribute = 'data-rendered';
