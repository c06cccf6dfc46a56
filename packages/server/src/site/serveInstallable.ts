import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Edition, editions } from '@rugby/domain/editions';
import { markedStroke, monogram } from '@rugby/domain/game/drawing/monogram';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { mailColors } from '../mail/mailColors.ts';
import { createTextDocument, type JsonDocument } from '../publish/documents.ts';
import { sendDocument } from '../publish/sendDocument.ts';
import { barColorOf, iconPathOf, iconSizes, manifestPathOf } from './installable.ts';

const aDay = 'public, max-age=86400';

/**
 * Serves what makes the site installable: a web app manifest and icons for each edition, and the service worker of the build in `folder`, where
 * it has one. Icons are drawn now: no visitor waits for one, however busy the machine is. [B21]
 */
export async function serveInstallable(app: FastifyInstance, folder: string): Promise<void> {
  for (const edition of Object.values(editions)) {
    app.get(manifestPathOf(edition), (_, reply) =>
      reply
        .header('Cache-Control', aDay)
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(manifestOf(edition))),
    );
    for (const size of iconSizes) {
      const icon = await sharp(Buffer.from(iconOf(edition, size)))
        .png()
        .toBuffer();
      app.get(iconPathOf(edition, size), (_, reply) => reply.header('Cache-Control', aDay).type('image/png').send(icon));
    }
  }
  const worker = await readWorker(join(folder, 'serviceWorker.js'));
  if (worker !== undefined) serveWorker(app, worker);
}

function serveWorker(app: FastifyInstance, worker: JsonDocument): void {
  app.get('/serviceWorker.js', (request, reply) => {
    void reply.headers(workerHeaders).type('text/javascript; charset=utf-8');
    return sendDocument(request, reply, worker);
  });
}

/** A browser asks for the worker again with every visit: an old one would hide new versions of the site. */
const workerHeaders = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': `default-src 'none'; connect-src 'self'`,
  Vary: 'Accept-Encoding',
};

async function readWorker(file: string): Promise<JsonDocument | undefined> {
  try {
    return await createTextDocument(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function manifestOf(edition: Edition): object {
  const { basePath, title } = edition;
  return {
    id: `${basePath}/`,
    name: title,
    short_name: title.replace(' Fantasy', ''),
    start_url: `${basePath}/my-team`,
    // The landing page has no slash at its end; outside the scope, the window of the installed site shows an address bar.
    scope: basePath || '/',
    display: 'standalone',
    lang: 'en',
    theme_color: barColorOf(edition),
    background_color: barColorOf(edition),
    icons: iconSizes.flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: iconPathOf(edition, size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}

/** The mark of the site, inside the circle that every launcher shows of a maskable icon: 40 % of the width around the middle. */
function iconOf(edition: Edition, size: number): string {
  const { brandBarMarker, onBrandBar } = mailColors[edition.id].dark;
  const strokes = monogram.map((stroke) => `<path fill="${onBrandBar}" d="${stroke}"/>`).join('');
  const ground = `<rect x="-26" y="-40" width="120" height="120" fill="${barColorOf(edition)}"/>`;
  const mark = `<path fill="${brandBarMarker}" d="${markedStroke}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-26 -40 120 120">${ground}${strokes}${mark}</svg>`;
}
