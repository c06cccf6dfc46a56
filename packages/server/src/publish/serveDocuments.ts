import { setTimeout as sleep } from 'node:timers/promises';
import { checksumsFile } from '@rugby/domain/contract/checksums';
import { checksumHeader } from '@rugby/domain/contract/jsonFile';
import { editions } from '@rugby/domain/editions';
import type { Country } from '@rugby/domain/game/session/countries';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Reads } from '../http/reads/Reads.ts';
import type { JsonDocument } from './documents.ts';
import { sendKeptDocument } from './sendDocument.ts';
import { createEmptyDocuments, createFixedDocuments } from './defaultDocuments.ts';

/** A database that takes longer to answer does not delay a file that was read before. */
const LAST_READ_AFTER_MS = 500;

export interface PublishedDocuments {
  /** The text of a published file; undefined when there is none at the path. */
  readonly read: (path: string) => Promise<string | undefined>;
  /** Clears the cache, except the checksums, because something was published. */
  readonly clear: () => void;
  /** Clears the checksums: from then on clients fetch what was published. */
  readonly clearChecksums: () => void;
}

/** A file that the database was asked for. */
interface DocumentInMemory {
  readonly reading: Promise<JsonDocument | undefined>;
  /** What was read; undefined until then, and for a file that is not published. */
  document: JsonDocument | undefined;
}

/** The folder `fantasy` at the base of an edition's files, which the paths of documents do not have. */
const fantasyFolder = new RegExp(
  `^(${Object.values(editions)
    .map(({ jsonPath }) => jsonPath)
    .join('|')})/fantasy(?=/)`,
);

/** The least time between two reads of a file because of expected checksums, in milliseconds. Requests wait for the next one. */
const REREAD_MS = 200;

/**
 * Serves `/json/**` from memory under all forms of a URL (`/json/fantasy/trc/rounds.json` is `/json/trc/rounds.json`),
 * compressed where the client reads that, and 304 when the browser's copy is current. While the database does not answer, files
 * are answered as they were read last, which is at the start or later. A client that expects a newer file than this process knows gets it. [G-346, G-359]
 */
export async function serveDocuments(
  app: FastifyInstance,
  { reads, countries }: { readonly reads: Reads; readonly countries: readonly Country[] },
): Promise<PublishedDocuments> {
  const fixed = await createFixedDocuments(countries);
  const empty = await createEmptyDocuments();
  const published = new Map<string, DocumentInMemory>();
  const lastRead = new Map(await reads.run(readDocuments));
  /** Files that are read again, and when each was for the last time: wrong checksums of clients cost the database little. */
  const rereads = new Map<string, Promise<JsonDocument | undefined>>();
  const rereadAt = new Map<string, number>();

  function find(path: string): DocumentInMemory {
    const known = published.get(path);
    if (known !== undefined) return known;
    const file: DocumentInMemory = { reading: reads.run((db) => readDocument(db, path)), document: undefined };
    published.set(path, file);
    keep(path, file).catch(() => drop(path, file));
    return file;
  }

  async function keep(path: string, file: DocumentInMemory): Promise<void> {
    const found = await file.reading;
    file.document = found;
    const answered = found ?? empty.get(path);
    if (answered === undefined) lastRead.delete(path);
    else lastRead.set(path, answered);
    if (found === undefined) drop(path, file);
  }

  function drop(path: string, file: DocumentInMemory): void {
    if (published.get(path) === file) published.delete(path);
  }

  /** The file; while the database does not answer, as it was read last. Fixed files need none. */
  async function findAnyway(path: string): Promise<JsonDocument | undefined> {
    const constant = fixed.get(path);
    if (constant !== undefined) return constant;
    const { document, reading } = find(path);
    if (document !== undefined) return document;
    const last = lastRead.get(path);
    if (last === undefined) return reading;
    return Promise.race([reading.catch(() => last), sleep(LAST_READ_AFTER_MS, last, { ref: false })]);
  }

  /** The file as this process knows it; undefined when the database has to be asked. */
  function findInMemory(path: string, checksum: unknown): JsonDocument | undefined {
    const known = fixed.get(path) ?? published.get(path)?.document;
    return known !== undefined && isExpected(known, checksum) ? known : undefined;
  }

  /** As `findAnyway`; reads a file again when another process may have announced its change before this one has dropped its copy. */
  async function findExpected(path: string, checksum: unknown): Promise<JsonDocument | undefined> {
    const found = await findAnyway(path);
    if (found === undefined || isExpected(found, checksum)) return found;
    const rereading = rereads.get(path) ?? reread(path);
    rereads.set(path, rereading);
    return rereading;
  }

  async function reread(path: string): Promise<JsonDocument | undefined> {
    await sleep(Math.max(0, (rereadAt.get(path) ?? 0) + REREAD_MS - performance.now()));
    rereadAt.set(path, performance.now());
    rereads.delete(path);
    published.delete(path);
    return findAnyway(path);
  }

  // Nearly every request is answered at once, without a promise.
  app.get<{ Params: { '*': string } }>('/json/*', (request, reply) => {
    const path = `/json/${request.params['*']}`.replace(fantasyFolder, '$1');
    const expected = request.headers[checksumHeader.toLowerCase()];
    const known = findInMemory(path, expected);
    if (known !== undefined) return sendKeptDocument(request, reply, known, typeOf(path));
    return findExpected(path, expected).then((found = empty.get(path)) =>
      found === undefined ? reply.callNotFound() : sendKeptDocument(request, reply, found, typeOf(path)),
    );
  });

  function clearWhere(isCleared: (path: string) => boolean): void {
    for (const path of [...published.keys()].filter(isCleared)) published.delete(path);
  }

  return {
    read: async (path) => ((await findAnyway(path)) ?? empty.get(path))?.body.toString(),
    clear: () => clearWhere((path) => !isChecksums(path)),
    clearChecksums: () => clearWhere(isChecksums),
  };
}

/** The media type of a file; JSON by default. */
function typeOf(path: string): string | undefined {
  return path.endsWith('.ics') ? 'text/calendar; charset=utf-8' : undefined;
}

/** Whether a file is not older than the client expects, which says no checksum or that of this file. */
function isExpected({ etag }: JsonDocument, checksum: unknown): boolean {
  return typeof checksum !== 'string' || etag === `"${checksum}"`;
}

async function readDocuments(db: Kysely<Database>): Promise<readonly (readonly [path: string, JsonDocument])[]> {
  const rows = await db.selectFrom('documents').select(['path', 'body', 'brotli', 'etag']).execute();
  return rows.map(({ path, ...document }) => [path, document]);
}

async function readDocument(db: Kysely<Database>, path: string): Promise<JsonDocument | undefined> {
  return db.selectFrom('documents').select(['body', 'brotli', 'etag']).where('path', '=', path).executeTakeFirst();
}

function isChecksums(path: string): boolean {
  return path.endsWith(`/${checksumsFile.name}.json`);
}
