import { addressOf, languages } from '@rugby/domain/contract/address';
import { liveUpdates } from '@rugby/domain/contract/live';
import { type Edition, editions } from '@rugby/domain/editions';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { BusyError } from '../http/availability/BusyError.ts';
import { networkOf } from '../http/networkOf.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { LiveStates, stateEvent } from './LiveStates.ts';
import type { LiveStreams } from './LiveStreams.ts';
import { readLiveState } from './readLiveState.ts';

export interface LiveDeps {
  readonly db: Kysely<Database>;
  readonly words: Words;
  readonly streams: LiveStreams;
}

/** Proxies close connections on which nothing is sent for a minute. */
const HEARTBEAT_MS = 20_000;
/** Seconds after which a client whose network has too many streams may try again. */
const RETRY_AFTER = 60;
/** Clients whose connection breaks reconnect after this time in milliseconds, and at most as much later. */
const RECONNECT_MS = 2000;

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // For nginx, which else collects events before it passes them on.
  'x-accel-buffering': 'no',
  // A connection that stays open after the last event would delay the end of the server.
  connection: 'close',
};

/**
 * Serves the streams of published states. They need neither a session nor a database that answers: a stream that opens gets the state that
 * this process knows, and the next one when it is read. Each ends when `app` closes. Returns what has to be called when a season may have
 * changed: it reads what each edition has published, and sends what has changed.
 */
export function serveLive(app: FastifyInstance, { db, words, streams }: LiveDeps): () => void {
  const states = new LiveStates({
    read: (edition) => readLiveState(db, edition),
    send: (edition, state) => streams.send(stateEvent(liveUpdates.event, state, streams.size), edition.id),
    warn: (error) => app.log.warn({ err: error }, 'the published state of an edition could not be read'),
  });
  const heartbeat = setInterval(() => void streams.send(':\n\n'), HEARTBEAT_MS);
  heartbeat.unref();
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    states.close();
    streams.close();
  });

  for (const edition of Object.values(editions)) {
    const url = addressOf(liveUpdates, edition, `:lang(^(?:${languages.join('|')})$)`);
    app.get(url, { exposeHeadRoute: false, config: { isStream: true } }, (request, reply) => openStream(edition, request, reply));
  }

  function openStream(edition: Edition, { ip }: FastifyRequest, reply: FastifyReply): void {
    const network = networkOf(ip);
    refuseTooMany(network, reply);
    reply.hijack();
    const { raw } = reply;
    // A connection that closed while the request was parsed does not close again.
    if (raw.destroyed) return;
    for (const [name, value = ''] of Object.entries({ ...reply.getHeaders(), ...streamHeaders })) raw.setHeader(name, value);
    const state = states.get(edition);
    const first = state === undefined ? '' : stateEvent(liveUpdates.event, state, streams.size);
    raw.write(`retry: ${Math.round(RECONNECT_MS * (1 + Math.random()))}\n\n${first}`);
    streams.add(raw, edition.id, network);
    if (state === undefined) void states.refresh(edition);
  }

  function refuseTooMany(network: string, reply: FastifyReply): void {
    const refusal = streams.refusalFor(network);
    if (refusal === 'process') throw new BusyError('There are as many streams as this process holds.');
    if (refusal === undefined) return;
    void reply.header('Retry-After', String(RETRY_AFTER));
    const message = words('server.tooMany', { count: RETRY_AFTER / 60 });
    throw new RefusedError(429, [{ code: 'rate-limited', message, data: { retryAfter: RETRY_AFTER } }]);
  }

  return () => {
    for (const edition of Object.values(editions)) void states.refresh(edition);
  };
}
