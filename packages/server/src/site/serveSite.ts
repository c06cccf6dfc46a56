import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { editions } from '@rugby/domain/editions';
import type { Words } from '@rugby/domain/i18n/keys';
import { withWayOut } from '../mail/waysOut.ts';
import { requestTargetOf } from '../http/requestTarget.ts';
import type { SendSite } from './createSendSite.ts';
import { sharePathOf } from './head.ts';
import type { PageRenderer } from './createPageRenderer.ts';
import { serveInstallable } from './serveInstallable.ts';
import { isAskedByWorker, withRendered, withStart } from './withRendered.ts';

export interface ServedSite {
  /** Folder of the built site. */
  readonly folder: string;
  readonly sendSite: SendSite;
  /** Renders pages into the HTML; absent where the site was built without it. */
  readonly renderer: PageRenderer | undefined;
  readonly words: Words;
}

const year = 365 * 24 * 60 * 60 * 1000;

/**
 * Serves the built site from `folder`: its hashed assets with permanent caching, and the page at every URL that is not an
 * endpoint or a file. The page differs from visitor to visitor, so that no cache may share it.
 */
export async function serveSite(app: FastifyInstance, { folder, sendSite, renderer, words }: ServedSite): Promise<void> {
  for (const edition of Object.values(editions)) {
    const picture = await readFile(join(import.meta.dirname, 'pictures', `share-${edition.id}.jpg`));
    app.get(sharePathOf(edition), (_, reply) =>
      reply
        .headers({ 'Cache-Control': 'public, max-age=86400', 'X-Content-Type-Options': 'nosniff' })
        .type('image/jpeg')
        .send(picture),
    );
  }
  await serveInstallable(app, folder);
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: year,
    // Browsers do not ask again for a file that never changes: each of these headers would be sent with every chunk.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    preCompressed: true,
  });
  app.get('/*', async (request, reply) => {
    if (isFileOrCall(requestTargetOf(request.url).path)) return reply.callNotFound();
    return sendSite(request, reply, {
      change: async (page) => {
        const html = withWayOut(page.html, request.url, words);
        const found = await renderer?.site(request, page.facts);
        if (found === undefined) return html;
        const asked = { isAskedByWorker: isAskedByWorker(request) };
        return 'html' in found ? withRendered(page, found, asked) : withStart(html, found, asked);
      },
    });
  });
}

function isFileOrCall(path: string): boolean {
  return /^\/(?:api|json|assets|media|help_center)(?:\/|$)/.test(path) || /\.[a-z0-9]+$/i.test(path);
}
