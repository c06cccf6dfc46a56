import type { FastifyInstance } from 'fastify';
import { buildServer } from '../buildServer.ts';
import { readConfig } from '../config/config.ts';
import type { LineSink } from '../http/requestLog.ts';
import { cloneDatabase, type TestDatabase } from './testDatabase.ts';

/** The whole server without a port, with its own database. */
export interface TestServer extends Pick<TestDatabase, 'db'> {
  readonly app: FastifyInstance;
  stop(): Promise<void>;
}

/**
 * Starts a server for a test file. `env` is its configuration; by default it logs nothing and limits no requests. `siteFolder` has the
 * built page.
 */
export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  logTo?: LineSink,
  siteFolder?: string,
): Promise<TestServer> {
  const { db, drop } = await cloneDatabase();
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off', PRACTICE: '1', ...env });
  const app = await buildServer({
    config,
    db,
    ...(logTo === undefined ? {} : { logTo }),
    ...(siteFolder === undefined ? {} : { siteFolder }),
  });
  return {
    app,
    db,
    async stop() {
      await app.close();
      await drop();
    },
  };
}
