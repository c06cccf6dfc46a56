import type { EditionId } from '@rugby/domain/editions';
import type { ComponentType } from 'react';
import type { Opening } from '../site/isOpen.ts';
import type { PageWord } from '../site/pageWord.ts';
import type { LazyStores } from '../stores/LazyStores.ts';
import type { Stores } from '../stores/Stores.ts';

/** Where signed-out users are sent: to the landing page of their edition, or to that of a fixed one. */
export type GuardFallback = 'edition' | EditionId;

/** What the gates need to know about an address of the site. */
export interface GatedRoute {
  /** Below the edition's base path, with parameters as React Router writes them. */
  readonly path: string;
  readonly opens: Opening;
  readonly access: 'public' | 'signed-in';
  /** Defaults to the landing page of the edition. */
  readonly fallback?: GuardFallback;
  /** An address that has no page of its own: the landing page is shown instead. */
  readonly isRedirect?: boolean;
  /** A part of the query of links with which a mail ends mails: every visitor may follow them at any time, from every country. */
  readonly wayOut?: string;
  /** Whether the parameters of an address are possible; otherwise the landing page is shown instead. */
  readonly accepts?: (params: Readonly<Record<string, string | undefined>>) => boolean;
}

/** A row of the routing table: an address, who may open it and when, and how its page is loaded. */
export interface SiteRoute extends GatedRoute {
  /** Stands before the edition's title in the document title; null for the edition's title alone. */
  readonly title: PageWord | null;
  /** Whether the page titles the document by its content as soon as it has it. */
  readonly namesItself?: boolean;
  readonly load: () => Promise<ComponentType>;
  /** Stores that are loaded with the page; by default those that all pages of the game share. */
  readonly stores?: (stores: Stores) => readonly LazyStores<unknown>[];
}
