import { setTimeout as sleep } from 'node:timers/promises';
import type { Country } from '@rugby/domain/game/session/countries';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { JsonDocument } from './documents.ts';
import { createDefaultDocuments } from './createDefaultDocuments.ts';

/** A database that takes longer to answer does not delay a file that was read before. */
const LAST_READ_AFTER_MS = 500;

export interface PublishedDocuments {
  /** Clears the cache, because something was published. */
  readonly clear: () => void;
}

/**
 * Serves `/json/**` from memory under both forms of a URL (`/json/fantasy/trc/rounds.json` is `/json/trc/rounds.json`), with
 * brotli where the browser accepts it, and 304 when the browser's copy is current. A file that was read once is
 * answered while the database does not. [G-346, G-359]
 */
export async function serveDocuments(
  app: FastifyInstance,
  { db, countries }: { readonly db: Kysely<Database>; readonly countries: readonly Country[] },
): Promise<PublishedDocuments> {
  const standing = await createDefaultDocuments(countries);
  const published = new Map<string, Promise<JsonDocument | undefined>>();
  const lastRead = new Map<string, JsonDocument>();

  function find(path: string): Promise<JsonDocument | undefined> {
    const cached = published.get(path);
    if (cached !== undefined) return cached;
    const reading = read(db, path);
    published.set(path, reading);
    reading
      .then((found) => {
        if (found === undefined) lastRead.delete(path);
        else lastRead.set(path, found);
        return found ?? forget(path, reading);
      })
      .catch(() => forget(path, reading));
    return reading;
  }

  function forget(path: string, reading: Promise<unknown>): void {
    if (published.get(path) === reading) published.delete(path);
  }

  /** The file; while the database does not answer, as it was read last. */
  async function findAnyway(path: string): Promise<JsonDocument | undefined> {
    const reading = find(path);
    const last = lastRead.get(path);
    if (last === undefined) return reading;
    return Promise.race([reading.catch(() => last), sleep(LAST_READ_AFTER_MS, last, { ref: false })]);
  }

  app.get<{ Params: { '*': string } }>('/json/*', async (request, reply) => {
    const path = `/json/${request.params['*'].replace(/^fantasy\//, '')}`;
    const found = (await findAnyway(path)) ?? standing.get(path);
    if (found === undefined) return reply.callNotFound();
    void reply.headers({ 'Cache-Control': 'public, max-age=0, must-revalidate', ETag: found.etag, Vary: 'Accept-Encoding' });
    if (request.headers['if-none-match'] === found.etag) return reply.code(304).send();
    void reply.type(path.endsWith('.ics') ? 'text/calendar; charset=utf-8' : 'application/json; charset=utf-8');
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    return takesBrotli ? reply.header('Content-Encoding', 'br').send(found.brotli) : reply.send(found.body);
  });

  return { clear: () => published.clear() };
}

async function read(db: Kysely<Database>, path: string): Promise<JsonDocument | undefined> {
  return db.selectFrom('documents').select(['body', 'brotli', 'etag']).where('path', '=', path).executeTakeFirst();
}
