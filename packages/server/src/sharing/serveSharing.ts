import { type Edition, editions } from '@rugby/domain/editions';
import { readSharedPath } from '@rugby/domain/game/leagues/shareLink';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { RateLimits } from '../http/RateLimits.ts';
import type { SendSite } from '../site/createSendSite.ts';
import { requestTargetOf } from '../http/requestTarget.ts';
import { PictureRenderer } from './PictureRenderer.ts';
import { drawLeague, previewOfLeague, readSharedLeague, type SharedLeague } from './sharedLeague.ts';

export interface SharingDeps {
  readonly db: Kysely<Database>;
  readonly words: Words;
  readonly limits: RateLimits;
  readonly publicUrl: string;
  /** Sends the page of the site; absent: only the pictures are served. */
  readonly sendSite: SendSite | undefined;
}

/** Addresses by edition and code. */
interface CodeParams {
  readonly code: string;
}

/**
 * Serves the links to leagues: the page of the site with title, text and picture of the league in its head, the same for crawlers and users, and
 * the picture. Everyone with the code may see them; tries of codes are limited.
 */
export function serveSharing(app: FastifyInstance, { db, words, limits, publicUrl, sendSite }: SharingDeps): void {
  const renderer = new PictureRenderer();
  const { host } = new URL(publicUrl);

  for (const edition of Object.values(editions)) {
    const suffix = edition.apiSuffix === '' ? '' : `/${edition.apiSuffix}`;
    app.get<{ Params: CodeParams }>(`/media/image${suffix}/league/:code.png`, async (request, reply) => {
      const league = await findLeague(edition, request.params.code, request);
      return league === undefined ? reply.callNotFound() : sendPicture(drawLeague(league, host, words), request, reply);
    });
    if (sendSite === undefined) continue;
    app.get<{ Params: CodeParams }>(`${edition.basePath}/leagues/join/:code`, async (request, reply) =>
      sendLeague(await findLeague(edition, request.params.code, request), request, reply, sendSite),
    );
    app.get(`/:lang(^[a-z]{2}$)/fantasy${suffix}/:type/:data`, async (request, reply) => {
      const shared = readSharedPath(requestTargetOf(request.url).path);
      if (shared === undefined) return sendSite(request, reply.code(404));
      const { leagueCode } = shared.data;
      if (leagueCode === undefined) return sendSite(request, reply);
      return sendLeague(await findLeague(edition, leagueCode, request), request, reply, sendSite);
    });
  }

  async function findLeague(edition: Edition, code: string, request: FastifyRequest): Promise<SharedLeague | undefined> {
    const giveBack = limits.tryLinkCode(request);
    if (giveBack === undefined) return undefined;
    const league = await readSharedLeague(db, edition, code);
    if (league !== undefined) giveBack();
    return league;
  }

  /** An unknown code gets the page of the site, which says so to users who log in. */
  function sendLeague(
    league: SharedLeague | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
    send: SendSite,
  ): FastifyReply {
    return league === undefined
      ? send(request, reply.code(404))
      : send(request, reply, { preview: previewOfLeague(league, words) });
  }

  async function sendPicture(svg: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const etag = renderer.etagOf(svg);
    void reply.headers({ 'Cache-Control': 'public, max-age=300', 'X-Content-Type-Options': 'nosniff', ETag: etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/png').send(await renderer.render(svg));
  }
}
