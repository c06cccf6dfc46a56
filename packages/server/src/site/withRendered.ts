import { type RenderedPage, renderedAttribute } from '@rugby/domain/contract/site/renderedPage';
import { escapeHtml } from '@rugby/domain/help/markup';
import type { FastifyRequest } from 'fastify';
import type { FilledPage } from './createSendSite.ts';

/** The addresses of what a page needs beside the first scripts of the site: its fonts, its scripts, and the data of the user. */
export interface LinkedFiles {
  readonly fonts: readonly string[];
  readonly scripts: readonly string[];
  readonly data: readonly string[];
}

export interface PageToSend extends RenderedPage, LinkedFiles {}

interface RequestOrigin {
  readonly isAskedByWorker?: boolean;
}

/** How a browser requests what a page needs soon, after what it needs first. */
const lowPriorityPreload = ' rel="preload" as="fetch" fetchpriority="low"';

/**
 * Puts a rendered page into the built one. Its fonts are there when it is painted. The site of a page is not needed at once and only prefetched;
 * for a skeleton its scripts and the data of the user are requested together with the HTML, after the fonts. Scripts are requested as data: a
 * browser that has requested a file as a module never asks for it again after a failure. A service worker has the files, and what it answers to a
 * link is not taken from there: a skeleton that it asks for requests nothing.
 */
export function withRendered(
  { html, nonce }: Pick<FilledPage, 'html' | 'nonce'>,
  page: PageToSend,
  { isAskedByWorker = false }: RequestOrigin = {},
): string {
  const { kind, styles } = page;
  const request = kind === 'page' ? ' rel="prefetch"' : isAskedByWorker ? undefined : lowPriorityPreload;
  const own = html.replaceAll(/ rel="(?:modulepreload"|preload" as="fetch")/g, (link) => request ?? link);
  return withTitle(withLinks(own, page, request), page.title)
    .replace(/<noscript>[^<]*<\/noscript>/, '')
    .replace('</head>', () => `<style nonce="${nonce}" ${renderedAttribute}>${styles}</style></head>`)
    .replace(/<div id="root">\s*<\/div>/, () => `<div id="root" ${renderedAttribute}="${kind}">${page.html}</div>`);
}

/** Has a page that the site shows request what it needs together with its HTML; nothing but its fonts where a service worker asks for it. */
export function withStart(html: string, page: LinkedFiles, { isAskedByWorker = false }: RequestOrigin = {}): string {
  return withLinks(html, page, isAskedByWorker ? undefined : lowPriorityPreload);
}

function withLinks(html: string, { fonts, scripts, data }: LinkedFiles, request: string | undefined): string {
  const links = [
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`),
    ...(request === undefined ? [] : [...scripts, ...data]).map((address) => `<link${request} crossorigin href="${address}">`),
  ];
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/** The page with another title of the document. */
export function withTitle(html: string, title: string): string {
  return html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`);
}

/**
 * Whether the service worker of the site asks for a page: browsers say so of a page that they request while they start the worker, and a worker
 * itself has no document for what it fetches.
 */
export function isAskedByWorker({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['service-worker-navigation-preload'] !== undefined || headers['sec-fetch-dest'] === 'empty';
}
