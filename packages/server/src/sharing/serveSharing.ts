import { type Edition, editions } from '@rugby/domain/editions';
import { joinPath } from '@rugby/domain/game/leagues/joinPath';
import { readSharedPath } from '@rugby/domain/game/leagues/shareLink';
import { drawInviteBanner } from '@rugby/domain/game/sharing/drawInviteBanner';
import { drawMailJersey } from '@rugby/domain/game/sharing/drawMailJersey';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { mediaPathOf } from '../http/mediaPathOf.ts';
import { hasCurrentCopy } from '../http/negotiation.ts';
import type { RateLimits } from '../http/RateLimits.ts';
import type { Seasons } from '../season/Seasons.ts';
import type { SendSite } from '../site/createSendSite.ts';
import type { LinkPreview } from '../site/head.ts';
import { invitePathOf, jerseyPathOf } from '../mail/picturePaths.ts';
import { requestTargetOf } from '../http/requestTarget.ts';
import { PictureRenderer } from './PictureRenderer.ts';
import { currentWorld } from '../team/currentWorld.ts';
import { drawLeague, previewOfLeague, type SharedLeague, trySharedLeague } from './sharedLeague.ts';
import { drawTeam, previewOfTeam, type TeamOfLink } from './sharedTeam.ts';
import { readLinkedTeam } from './teamLinks.ts';

export interface SharingDeps {
  readonly db: Kysely<Database>;
  readonly seasons: Seasons;
  readonly words: Words;
  readonly limits: RateLimits;
  readonly publicUrl: string;
  /** Sends the page of the site; absent: only the pictures are served. */
  readonly sendSite: SendSite | undefined;
}

/** Addresses of jerseys in mails. */
interface JerseyParams {
  readonly squad: string;
  readonly number: string;
}

/** Addresses by edition and code. */
interface CodeParams {
  readonly code: string;
}

/**
 * Serves the links to leagues and to teams: the page of the site with title, text and picture of what is shared in its head, the same for crawlers
 * and users, and the picture. Everyone with the code may see them; tries of the short codes of leagues are limited. [A-118, B16]
 */
export function serveSharing(app: FastifyInstance, { db, seasons, words, limits, publicUrl, sendSite }: SharingDeps): void {
  const renderer = new PictureRenderer();
  const tries = { db, limits };
  const { host } = new URL(publicUrl);

  for (const edition of Object.values(editions)) {
    const suffix = edition.apiSuffix === '' ? '' : `/${edition.apiSuffix}`;
    app.get(invitePathOf(edition), async (request, reply) => sendToMail(drawInviteBanner(edition), request, reply));
    app.get<{ Params: JerseyParams }>(jerseyPathOf(edition, ':squad', ':number'), async (request, reply) => {
      const jersey = drawMailJersey(edition, request.params.squad, Number(request.params.number));
      return jersey === undefined ? reply.callNotFound() : sendToMail(jersey, request, reply);
    });
    app.get<{ Params: CodeParams }>(mediaPathOf(edition, 'league', ':code.png'), async (request, reply) => {
      const league = await trySharedLeague(tries, edition, request.params.code, request);
      return league === undefined ? reply.callNotFound() : sendPicture(drawLeague(league, host, words), request, reply);
    });
    app.get<{ Params: CodeParams }>(mediaPathOf(edition, 'team', ':code.png'), async (request, reply) => {
      const team = await findTeam(edition, request.params.code);
      return team === undefined ? reply.callNotFound() : sendPicture(drawTeam(team, host, words), request, reply);
    });
    if (sendSite === undefined) continue;
    app.get<{ Params: CodeParams }>(`${edition.basePath}${joinPath}/:code`, async (request, reply) =>
      sendLeague(await trySharedLeague(tries, edition, request.params.code, request), request, reply, sendSite),
    );
    app.get<{ Params: CodeParams }>(`${edition.basePath}/shared-team/:code`, async (request, reply) =>
      sendTeam(await findTeam(edition, request.params.code), request, reply, sendSite),
    );
    app.get(`/:lang(^[a-z]{2}$)/fantasy${suffix}/:type/:data`, async (request, reply) => {
      const shared = readSharedPath(requestTargetOf(request.url).path);
      if (shared === undefined) return sendSite(request, reply.code(404));
      const { leagueCode, teamCode } = shared.data;
      if (leagueCode !== undefined)
        return sendLeague(await trySharedLeague(tries, edition, leagueCode, request), request, reply, sendSite);
      if (teamCode === undefined) return sendSite(request, reply);
      return sendTeam(await findTeam(edition, teamCode), request, reply, sendSite);
    });
  }

  /** Undefined without a season too. */
  async function findTeam(edition: Edition, code: string): Promise<TeamOfLink | undefined> {
    if ((await seasons.get(edition)) === undefined) return undefined;
    const world = await currentWorld(seasons, edition, words);
    const team = await readLinkedTeam(db, code, world);
    return team && { code, team, world };
  }

  function sendLeague(league: SharedLeague | undefined, request: FastifyRequest, reply: FastifyReply, send: SendSite) {
    return sendShared(league && previewOfLeague(league, words), request, reply, send);
  }

  function sendTeam(team: TeamOfLink | undefined, request: FastifyRequest, reply: FastifyReply, send: SendSite) {
    return sendShared(team && previewOfTeam(team, host, words), request, reply, send);
  }

  /** An unknown code gets the page of the site, which says so. */
  function sendShared(
    preview: LinkPreview | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
    send: SendSite,
  ): Promise<FastifyReply> {
    return preview === undefined ? send(request, reply.code(404)) : send(request, reply, { preview });
  }

  /** Web pages that show mails are of other sites. */
  function sendToMail(svg: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return sendPicture(svg, request, reply.header('Cross-Origin-Resource-Policy', 'cross-origin'));
  }

  async function sendPicture(svg: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const etag = renderer.etagOf(svg);
    void reply.headers({ 'Cache-Control': 'public, max-age=300', 'X-Content-Type-Options': 'nosniff', ETag: etag });
    if (hasCurrentCopy(request.headers, etag)) return reply.code(304).send();
    return reply.type('image/png').send(await renderer.render(svg));
  }
}
