import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RenderedPage, renderedAttribute, type SiteRenderer } from '@rugby/domain/contract/site/renderedPage';
import { secretParameter, type VisitFacts } from '@rugby/domain/contract/geo/visit';
import { type Edition, type EditionId, editionOfPath } from '@rugby/domain/editions';
import type { FastifyRequest } from 'fastify';
import type { LoadedSeason } from '../season/loadSeason.ts';
import type { Seasons } from '../season/Seasons.ts';
import { markCookie } from '../session/Sessions.ts';
import type { FilledPage } from './createSendSite.ts';
import { requestTargetOf } from '../http/requestTarget.ts';

/** Renders pages of the site for visitors who are not signed in: they can be read and followed before any script runs. */
export interface PageRenderer {
  /** The landing page of an open edition with a season; undefined at any other address, and where the site decides what is shown. */
  readonly landing: (request: FastifyRequest, facts: VisitFacts) => Promise<RenderedPage | undefined>;
  /** The page of the help centre at a path that has an article. */
  readonly help: (request: FastifyRequest, path: string) => Promise<RenderedPage | undefined>;
}

/** How long a rendered landing page is sent to others: its countdown is as old. */
const freshMs = 5000;
/** A page does not wait longer for a database that hangs. */
const seasonWithinMs = 500;
const openVisit: VisitFacts = { isRestricted: false, closedIn: [], unlaunched: [], unlocked: [] };

interface Rendering {
  readonly season: LoadedSeason;
  readonly at: number;
  readonly page: Promise<RenderedPage>;
}

/** Reads the renderer of the site that was built into `folder`; undefined when it was built without one. */
export async function createPageRenderer(folder: string, seasons: Pick<Seasons, 'get'>): Promise<PageRenderer | undefined> {
  const file = join(folder, 'renderer/renderPage.js');
  if (!existsSync(file)) return undefined;
  const { renderPage }: SiteRenderer = await import(pathToFileURL(file).href);
  const landings = new Map<EditionId, Rendering>();
  const articles = new Map<string, RenderedPage>();
  return {
    landing: async (request, facts) => {
      const { path } = requestTargetOf(request.url);
      const edition = editionOfPath(path);
      if (path.replace(/\/$/, '') !== edition.basePath || isForSite(request)) return undefined;
      if (facts.isRestricted || facts.unlaunched.includes(edition.id)) return undefined;
      const season = await seasonOf(edition);
      if (season === undefined || season.rounds.length === 0) return undefined;
      return unlessItFails(request, () => landingOf(edition, season));
    },
    help: async (request, path) =>
      isForSite(request)
        ? undefined
        : unlessItFails(request, async () => {
            const page = articles.get(path) ?? (await renderPage({ path, facts: openVisit, rounds: [], now: 0 }));
            articles.set(path, page);
            return page;
          }),
  };

  function landingOf(edition: Edition, season: LoadedSeason): Promise<RenderedPage> {
    const last = landings.get(edition.id);
    if (last?.season === season && Date.now() - last.at < freshMs) return last.page;
    const { rounds, gameTimeOffsetMs } = season;
    const now = Date.now() + gameTimeOffsetMs;
    const page = renderPage({ path: `${edition.basePath}/`, facts: openVisit, rounds, now });
    landings.set(edition.id, { season, at: Date.now(), page });
    return page;
  }

  async function seasonOf(edition: Edition): Promise<LoadedSeason | undefined> {
    try {
      return await Promise.race([seasons.get(edition), sleep(seasonWithinMs, undefined, { ref: false })]);
    } catch {
      return undefined;
    }
  }
}

/** A page that cannot be rendered is shown by the site itself. */
async function unlessItFails({ log }: FastifyRequest, render: () => Promise<RenderedPage>): Promise<RenderedPage | undefined> {
  try {
    return await render();
  } catch (error) {
    log.error(error, 'a page could not be rendered');
    return undefined;
  }
}

/** Whether only the site knows what to show: to a user who is signed in, and at an address with a secret, which it takes out of the address. */
function isForSite({ url, headers: { cookie = '' } }: FastifyRequest): boolean {
  return cookie.includes(`${markCookie}=`) || new URLSearchParams(requestTargetOf(url).query).has(secretParameter);
}

/** Puts a rendered page into the built one. The site, which is not needed at once, is only prefetched. */
export function withRendered(
  { html, nonce }: Pick<FilledPage, 'html' | 'nonce'>,
  { html: content, styles }: RenderedPage,
): string {
  return html
    .replace(/<noscript>[^<]*<\/noscript>/, '')
    .replaceAll(/ rel="(?:modulepreload|preload)"/g, ' rel="prefetch"')
    .replace('</head>', () => `<style nonce="${nonce}" ${renderedAttribute}>${styles}</style></head>`)
    .replace(/<div id="root">\s*<\/div>/, () => `<div id="root" ${renderedAttribute}>${content}</div>`);
}
