import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { jsonAddressOf } from '@rugby/domain/contract/jsonFile';
import { playerStatsFile } from '@rugby/domain/contract/playerStats';
import { z } from '@rugby/domain/contract/schema';
import { pageFiles } from '@rugby/domain/contract/site/pageFiles';
import type { PageStart, PageToRender, SeasonToRender, SiteRenderer } from '@rugby/domain/contract/site/renderedPage';
import { secretParameter, type VisitFacts } from '@rugby/domain/contract/geo/visit';
import { type Edition, editionOfPath } from '@rugby/domain/editions';
import { isSeasonOver } from '@rugby/domain/game/season/rounds';
import type { FastifyRequest } from 'fastify';
import type { LoadedSeason } from '../season/loadSeason.ts';
import type { Seasons } from '../season/Seasons.ts';
import { markCookie } from '../session/Sessions.ts';
import { requestTargetOf } from '../http/requestTarget.ts';
import type { LinkedFiles, PageToSend } from './withRendered.ts';

/**
 * Renders pages of the site: they can be seen, and public ones read and followed, before any script runs. What the site needs on its other pages is
 * known with their HTML.
 */
export interface PageRenderer {
  /** A page of an open edition with a season; undefined where the site decides what is shown. */
  readonly site: (request: FastifyRequest, facts: VisitFacts) => Promise<PageToSend | LinkedFiles | undefined>;
  /** The page of the help centre at a path that has an article. */
  readonly help: (request: FastifyRequest, facts: VisitFacts, path: string) => Promise<PageToSend | undefined>;
}

export interface PageRendererDeps {
  readonly seasons: Pick<Seasons, 'get'>;
  /** Reads the text of a published file. */
  readonly documents: { readonly read: (path: string) => Promise<string | undefined> };
}

/** How long a rendered page is sent to others: its countdown is as old. */
const FRESH_MS = 5000;
/** A page does not wait longer for a database that hangs. */
const WITHIN_MS = 500;
const noSeason: SeasonToRender = { rounds: [], squads: [], players: new Map(), figures: new Map() };

interface Rendering {
  readonly season: LoadedSeason;
  readonly at: number;
  readonly page: Promise<PageToSend>;
}

/** Reads the renderer of the site that was built into `folder`; undefined when it was built without one. */
export async function createPageRenderer(
  folder: string,
  { seasons, documents }: PageRendererDeps,
): Promise<PageRenderer | undefined> {
  const file = join(folder, 'renderer/renderPage.js');
  if (!existsSync(file)) return undefined;
  const { renderPage, startOf }: SiteRenderer = await import(pathToFileURL(file).href);
  const { fonts, scripts } = z.parse(pageFiles, JSON.parse(await readFile(join(folder, 'renderer/files.json'), 'utf8')));
  const renderings = new Map<string, Rendering>();
  const articles = new Map<string, PageToSend>();
  return {
    site: async (request, facts) => {
      const { path, query } = requestTargetOf(request.url);
      const edition = editionOfPath(path);
      const isSignedIn = isMarkedSignedIn(request);
      if (hasSecret(request) || facts.isRestricted || facts.unlaunched.includes(edition.id)) return undefined;
      const season = await soon(seasons.get(edition));
      if (season === undefined || isSeasonOver(season.rounds)) return undefined;
      const isRendered = renderedPages[path.slice(edition.basePath.length).replace(/\/$/, '')];
      if (isRendered?.({ isSignedIn, query }) === true)
        return unlessItFails(request, () => pageOf({ path, edition, isSignedIn, season, facts }));
      return unlessItFails(request, async () => {
        const start = startOf({ path, isSignedIn, hasQuery: query !== '' });
        return start && linked(start);
      });
    },
    help: async (request, facts, path) =>
      isMarkedSignedIn(request) || hasSecret(request)
        ? undefined
        : unlessItFails(request, async () => {
            const page = articles.get(path) ?? (await toSend({ path, facts, isSignedIn: false, season: noSeason, now: 0 }));
            articles.set(path, page);
            return page;
          }),
  };

  function pageOf(wanted: WantedPage): Promise<PageToSend> {
    const { path, isSignedIn, season } = wanted;
    const name = `${isSignedIn ? 'signed in' : 'signed out'} ${path}`;
    const last = renderings.get(name);
    if (last?.season === season && Math.abs(Date.now() - last.at) < FRESH_MS) return last.page;
    const page = renderWanted(wanted);
    renderings.set(name, { season, at: Date.now(), page });
    return page;
  }

  async function renderWanted({ path, edition, isSignedIn, season, facts }: WantedPage): Promise<PageToSend> {
    const { rounds, squads, players, gameTimeOffsetMs } = season;
    const text = await soon(documents.read(jsonAddressOf(playerStatsFile, edition)));
    if (text === undefined) throw new Error('The figures of the players cannot be read.');
    const figures = z.parse(playerStatsFile.schema, JSON.parse(text));
    const now = Date.now() + gameTimeOffsetMs;
    return toSend({ path, facts, isSignedIn, season: { rounds, squads, players, figures }, now });
  }

  /** The page is the same for all visitors: which editions wait for their launch is a setting. */
  async function toSend({ facts: { unlaunched }, ...page }: PageToRender): Promise<PageToSend> {
    const facts = { isRestricted: false, closedIn: [], unlaunched, unlocked: [] };
    const html = await renderPage({ ...page, facts });
    return { ...html, ...linked(html) };
  }

  function linked({ page, data }: PageStart): LinkedFiles {
    return { fonts, scripts: scripts[page] ?? [], data };
  }
}

interface WantedPage extends Pick<PageToRender, 'path' | 'isSignedIn' | 'facts'> {
  readonly edition: Edition;
  readonly season: LoadedSeason;
}

type IsRendered = (visit: { readonly isSignedIn: boolean; readonly query: string }) => boolean;

/** The pages that are rendered, by their path below that of the edition. */
const renderedPages: Readonly<Record<string, IsRendered>> = {
  '': ({ isSignedIn }) => !isSignedIn,
  '/stats-centre': ({ query }) => query === '',
  '/my-team': ({ isSignedIn }) => isSignedIn,
};

/** What a promise answers; undefined when it fails or takes too long. */
async function soon<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  try {
    return await Promise.race([answer, sleep(WITHIN_MS, undefined, { ref: false })]);
  } catch {
    return undefined;
  }
}

/** A page that cannot be rendered is shown by the site itself. */
async function unlessItFails<Page>({ log }: FastifyRequest, render: () => Promise<Page>): Promise<Page | undefined> {
  try {
    return await render();
  } catch (error) {
    log.error(error, 'a page could not be rendered');
    return undefined;
  }
}

/** Whether the browser says that a user is signed in. The session is checked by the calls for the user's data. */
function isMarkedSignedIn({ headers: { cookie = '' } }: FastifyRequest): boolean {
  return cookie.includes(`${markCookie}=`);
}

/** Whether the address has a secret, which the site takes out of it. */
function hasSecret({ url }: FastifyRequest): boolean {
  return new URLSearchParams(requestTargetOf(url).query).has(secretParameter);
}
