import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { poolOf } from '../db/database.ts';
import type { Admission } from '../http/availability/Admission.ts';
import type { Reads } from '../http/reads/Reads.ts';
import type { Database } from '../db/tables.ts';
import { feedFigures } from './feedFigures.ts';
import { RequestFigures } from './RequestFigures.ts';
import { counters, gauge } from './sample.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the answers of this route last until a client leaves: their duration says nothing about the server. */
    readonly isStream?: boolean;
  }
}

export interface MetricsDeps {
  readonly db: Kysely<Database>;
  /** Whether this process moves the seasons. */
  readonly isLeader: () => boolean;
  /** The number of open streams. */
  readonly countStreams: () => number;
  readonly admission: Admission;
  readonly reads: Reads;
}

/**
 * Counts every request that `app` answers and serves the metrics of this process at `/metrics` for Prometheus. They identify no
 * user. `refuseStrangers` throws for a request that may not read them. Call this before routes are registered on `app`.
 */
export function serveMetrics(
  app: FastifyInstance,
  { db, isLeader, countStreams, admission, reads }: MetricsDeps,
  refuseStrangers: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  const requests = new RequestFigures();
  app.addHook('onResponse', ({ method, routeOptions: { config, url } }, { statusCode, elapsedTime }, done) => {
    const isEndedStream = config.isStream === true && statusCode === 200;
    if (!isEndedStream) requests.add({ method, route: url ?? 'none', status: String(statusCode) }, elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    refuseStrangers(request, reply);
    // The figures of the process are wanted most when the database does not answer.
    const feeds = await feedFigures(db).catch(() => []);
    const own = [
      ...processFigures(),
      ...streamFigures(countStreams()),
      ...leadFigures(isLeader()),
      ...admissionFigures(admission),
    ];
    const lines = [...requests.lines(), ...own, ...poolFigures(db), ...readFigures(reads), ...feeds];
    return reply
      .header('Cache-Control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}

function leadFigures(isLeader: boolean): readonly string[] {
  return gauge('season_leader', 'Whether this process moves the seasons: 1 in one of all processes.', isLeader ? 1 : 0);
}

function streamFigures(count: number): readonly string[] {
  return gauge('live_streams', 'Open streams of live updates.', count);
}

function admissionFigures({ open, limit }: Admission): readonly string[] {
  return [
    ...gauge('api_calls_open', 'Calls of the API that are being answered.', open),
    ...gauge('api_calls_limit', 'Calls of the API that may be open; further ones are answered 503.', limit),
  ];
}

function readFigures({ hasReplicas, counts }: Reads): readonly string[] {
  if (!hasReplicas) return [];
  const meaning = 'Reads that a replica may answer: by a replica, or by the leader because of a replica.';
  const samples = Object.entries(counts).map(([outcome, value]) => ({ labels: { outcome }, value }));
  return counters('replica_reads_total', meaning, samples);
}

function processFigures(): readonly string[] {
  const { rss, heapUsed } = process.memoryUsage();
  return [
    ...gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    ...gauge('nodejs_heap_used_bytes', 'Memory that values take up.', heapUsed),
    ...gauge('process_uptime_seconds', 'How long the process has been running.', process.uptime()),
  ];
}

function poolFigures(db: Kysely<Database>): readonly string[] {
  const pool = poolOf(db);
  if (pool === undefined) return [];
  return [
    ...gauge('database_connections', 'Open connections to the database.', pool.totalCount),
    ...gauge('database_connections_idle', 'Idle connections to the database.', pool.idleCount),
    ...gauge('database_requests_waiting', 'Requests that wait for a connection.', pool.waitingCount),
  ];
}
