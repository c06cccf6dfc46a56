import cookie from '@fastify/cookie';
import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Config } from './config.ts';
import type { Database } from './db/tables.ts';
import { serveDashboard } from './http/dashboard.ts';
import { answerErrors } from './http/errors.ts';
import { routesOn } from './http/serve.ts';
import { Sessions } from './http/sessions.ts';
import { sweepRegularly } from './http/sweep.ts';
import { serveDocuments } from './publish/serveDocuments.ts';
import { keepUpWithSeasons } from './season/keepUpWithSeasons.ts';
import { Seasons } from './season/Seasons.ts';
import { serveSite } from './site/serveSite.ts';
import { serveTeams } from './teams/serveTeams.ts';

export interface ServerParts {
  readonly config: Pick<Config, 'logLevel' | 'trustProxy' | 'publicUrl'>;
  readonly db: Kysely<Database>;
  /** The folder of the built site; absent: only the API and the published files are served. */
  readonly siteFolder?: string;
  /** Where the database tells that a season changed; absent: what this process read of a season, it keeps. */
  readonly listenTo?: string;
}

/** The whole server over one database, ready to listen: API, published files, health and the site. */
export async function buildServer({ config, db, siteFolder, listenTo }: ServerParts): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: { level: config.logLevel },
    trustProxy: typeof config.trustProxy === 'number' ? trustedHops(config.trustProxy) : config.trustProxy,
    bodyLimit: 64 * 1024,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const words = createWords(catalog, locales[0]);
  const seasons = new Seasons(db);
  answerErrors(app, words);
  await app.register(cookie);
  const routes = routesOn(app, { db, seasons, sessions: new Sessions(db, config.publicUrl), words });
  serveDashboard(routes.serve, { db, seasons });
  serveTeams(routes, { db, seasons, words });
  const documents = await serveDocuments(app, db);
  if (listenTo !== undefined) {
    await keepUpWithSeasons(app, listenTo, () => {
      seasons.forget();
      documents.forget();
    });
  }
  app.get('/health', async () => {
    await sql`select 1`.execute(db);
    return { status: 'ok' };
  });
  sweepRegularly(app, db);
  if (siteFolder !== undefined) await serveSite(app, siteFolder);
  return app;
}

/** Trusts the last so many proxies in front of the server. */
function trustedHops(count: number): (address: string, hop: number) => boolean {
  return (_, hop) => hop < count;
}
