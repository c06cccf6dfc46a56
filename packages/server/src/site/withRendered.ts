import { type RenderedPage, renderedAttribute } from '@rugby/domain/contract/site/renderedPage';
import { escapeHtml } from '@rugby/domain/help/markup';
import type { FastifyRequest } from 'fastify';
import type { FilledPage } from './createSendSite.ts';

/** A rendered page with the addresses of its fonts, and of the scripts that its route needs beside the first ones of the site. */
export interface PageToSend extends RenderedPage {
  readonly fonts: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * Puts a rendered page into the built one. Its fonts are there when it is painted. The site of a page is not needed at once and only prefetched;
 * for a skeleton its scripts and the data of the user are requested together with the HTML, after the fonts. Scripts are requested as data: a
 * browser that has requested a file as a module never asks for it again after a failure. A service worker has the files, and what it answers to a
 * link is not taken from there: a skeleton that it asks for requests nothing.
 */
export function withRendered(
  { html, nonce }: Pick<FilledPage, 'html' | 'nonce'>,
  page: PageToSend,
  { isAskedByWorker = false } = {},
): string {
  const { kind, styles, fonts, scripts, data } = page;
  const requestsNothing = kind === 'skeleton' && isAskedByWorker;
  const links = [
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`),
    ...(requestsNothing ? [] : [...scripts, ...data]).map(
      (address) => `<link rel="preload" as="fetch" crossorigin href="${address}">`,
    ),
  ];
  const request = kind === 'page' ? ' rel="prefetch"' : ' rel="preload" as="fetch" fetchpriority="low"';
  return withTitle(html, page.title)
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(/<noscript>[^<]*<\/noscript>/, '')
    .replaceAll(/ rel="(?:modulepreload"|preload" as="fetch")/g, (link) => (requestsNothing ? link : request))
    .replace('</head>', () => `<style nonce="${nonce}" ${renderedAttribute}>${styles}</style></head>`)
    .replace(/<div id="root">\s*<\/div>/, () => `<div id="root" ${renderedAttribute}="${kind}">${page.html}</div>`);
}

/** The page with another title of the document. */
export function withTitle(html: string, title: string): string {
  return html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`);
}

/** Whether the service worker of the site asks for a page: browsers say so of a page that they request while they start the worker. */
export function isAskedByWorker({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['service-worker-navigation-preload'] !== undefined;
}
