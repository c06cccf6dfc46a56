import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VisitFacts } from '@rugby/domain/contract/geo/visit';
import { type Edition, editionOfPath, editions } from '@rugby/domain/editions';
import { createHelpContent } from '@rugby/domain/help/createHelpContent';
import { findHelp } from '@rugby/domain/help/findHelp';
import { helpAddress, rulesAddress } from '@rugby/domain/help/helpPath';
import { helpSections } from '@rugby/domain/help/helpSections';
import { locales } from '@rugby/domain/i18n/catalog';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyInstance } from 'fastify';
import { sendKeptDocument } from '../publish/sendDocument.ts';
import { requestTargetOf } from '../http/requestTarget.ts';
import type { PageRenderer } from '../site/createPageRenderer.ts';
import type { SendSite } from '../site/createSendSite.ts';
import { isLaunched } from '../site/visit.ts';
import { createHelpDocuments } from './helpDocuments.ts';
import { createHelpPages } from './helpPage.ts';

export interface HelpDeps {
  readonly words: Words;
  readonly publicUrl: string;
  /** The folder of the built site; absent: only the files are served. */
  readonly siteFolder?: string;
  /** Sends the page of the site; present together with its folder. */
  readonly sendSite?: SendSite;
  /** Renders the pages as the site shows them. */
  readonly renderer?: Pick<PageRenderer, 'help'> | undefined;
}

/**
 * Serves the files of the help centre, and its pages with the article in their HTML: search engines and browsers without JavaScript read the
 * same text as everybody. The site replaces it when it starts. Where the gates are closed the page has no article.
 */
export async function serveHelp(app: FastifyInstance, deps: HelpDeps): Promise<void> {
  const { words, publicUrl, siteFolder, sendSite, renderer } = deps;
  const content = createHelpContent(words);
  const documents = await createHelpDocuments(content, locales[0]);
  app.get('/help_center/:locale/:file', async (request, reply) => {
    const found = documents.get(requestTargetOf(request.url).path.toLowerCase());
    if (found === undefined) return reply.callNotFound();
    await sendKeptDocument(request, reply, found);
    return reply;
  });
  if (siteFolder === undefined || sendSite === undefined) return;
  const pages = createHelpPages({ words, publicUrl, styles: await readStyles(join(siteFolder, 'help.css')) });
  for (const each of Object.values(editions)) {
    const { basePath } = each;
    app.get(`${basePath}/rules`, async (_, reply) => reply.redirect(rulesAddress(each)));
    for (const url of [`${basePath}/help`, `${basePath}/help/*`]) {
      app.get<{ Params: { '*'?: string } }>(url, async (request, reply) => {
        const { path, query } = requestTargetOf(request.url);
        const edition = editionOfPath(path);
        const sections = helpSections(content, edition);
        const parts = (request.params['*'] ?? '').split('/').filter((part) => part !== '');
        const found = findHelp(sections, parts);
        if (found.kind === 'moved') {
          const address = helpAddress(edition, ...found.to);
          return reply.redirect(query === '' ? address : `${address}?${query}`);
        }
        if (found.kind === 'unknown') void reply.code(404);
        const asked = new URLSearchParams(query).get('q');
        const fill = pages.fill(found, { edition, sections, search: asked?.trim() ?? '' });
        return sendSite(request, reply, {
          change: async (page) => {
            if (!isHelpOpen(page.facts, edition)) return page.html;
            const isPlain = found.kind === 'unknown' || asked !== null;
            return fill(page, isPlain ? undefined : await renderer?.help(request, page.facts, helpAddress(edition, ...parts)));
          },
        });
      });
    }
  }
}

/** Whether the site would show its help on this visit: before its launch the championship has none, the club edition has. */
function isHelpOpen(facts: VisitFacts, edition: Edition): boolean {
  return !facts.isRestricted && (edition.isOpenBeforeLaunch || isLaunched(facts, edition));
}

/** The styles of the page that the server writes; none in a folder that was built without them. */
async function readStyles(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
