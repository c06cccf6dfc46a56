import { join } from 'node:path';
import type { VisitFacts } from '@rugby/domain/contract/geo/visit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Geo } from '../geo/Geo.ts';
import { requestTargetOf } from './requestTarget.ts';
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

/** Sends the page of the site with the facts of the visit; `change` may add to its HTML. */
export type SendSite = (request: FastifyRequest, reply: FastifyReply, change?: (page: FilledPage) => string) => FastifyReply;

/** Reads the built page of `folder` once, for every answer. */
export async function createSendSite(folder: string, { config, geo }: SiteDeps): Promise<SendSite> {
  const page = await readPage(join(folder, 'index.html'), config.publicUrl);
  return (request, reply, change = ({ html }) => html) => {
    const { path, query } = requestTargetOf(request.url);
    const facts = factsOf(request, new URLSearchParams(query), config, geo);
    return sendPage(reply, (nonce) => change({ html: page.fillIn({ path, nonce, facts }), nonce, facts }));
  };
}
