import { join } from 'node:path';
import type { VisitFacts } from '@rugby/domain/contract/geo/visit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Geo } from '../geo/Geo.ts';
import { requestTargetOf } from '../http/requestTarget.ts';
import type { LinkPreview } from './head.ts';
import { readPage } from './page.ts';
import { sendPage } from './sendPage.ts';
import { factsOf, type VisitConfig } from './visit.ts';

export interface SiteDeps {
  readonly config: VisitConfig & Pick<Config, 'publicUrl'>;
  readonly geo: Geo;
}

/** The HTML of the page, and what its answer fills in. */
export interface FilledPage {
  readonly html: string;
  readonly nonce: string;
  readonly facts: VisitFacts;
}

/** What a page of the site has that others have not. */
export interface PageAbout {
  /** May add to the HTML. */
  readonly change?: ((page: FilledPage) => string | Promise<string>) | undefined;
  /** What sites show that preview a link to the page. */
  readonly preview?: LinkPreview | undefined;
}

/** Sends the page of the site with the facts of the visit. */
export type SendSite = (request: FastifyRequest, reply: FastifyReply, about?: PageAbout) => Promise<FastifyReply>;

/** Reads the built page of `folder` once, for every answer. */
export async function createSendSite(folder: string, { config, geo }: SiteDeps): Promise<SendSite> {
  const page = await readPage(join(folder, 'index.html'), config.publicUrl);
  const reportsTo = config.sentryDsn === undefined ? undefined : new URL(config.sentryDsn).origin;
  return (request, reply, { change, preview } = {}) => {
    const { path, query } = requestTargetOf(request.url);
    const facts = factsOf(request, new URLSearchParams(query), config, geo);
    const pageWith = (nonce: string) => {
      const html = page.fillIn({ path, nonce, facts, preview });
      return change?.({ html, nonce, facts }) ?? html;
    };
    return sendPage(reply, pageWith, reportsTo);
  };
}
