import cookie from '@fastify/cookie';
import { countriesIn } from '@rugby/domain/game/session/countries';
import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { serveAutofill } from './autofill/serveAutofill.ts';
import { serveBoosters } from './boosters/serveBoosters.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/tables.ts';
import { serveDocs } from './docs/serveDocs.ts';
import { limitAnswerTime } from './http/limitAnswerTime.ts';
import { createRoutes } from './http/createRoutes.ts';
import { handleMalformedUrl, handleErrors } from './http/handleErrors.ts';
import { acceptForms } from './http/forms.ts';
import { createRefuseUnintendedGet, refuseOtherSites } from './http/origin.ts';
import { RateLimits } from './http/RateLimits.ts';
import { type LineSink, logOptions, sendRequestIds } from './http/requestLog.ts';
import { deleteOldAnswers } from './http/runOnce.ts';
import { runRegularly } from './http/runRegularly.ts';
import type { ServedEndpoint } from './http/ServedEndpoint.ts';
import { serveMetrics } from './metrics/serveMetrics.ts';
import { serveDocuments } from './publish/serveDocuments.ts';
import { serveRivalTeam } from './rivalTeam/serveRivalTeam.ts';
import { Seasons } from './season/Seasons.ts';
import { syncSeasons } from './season/syncSeasons.ts';
import { Passwords } from './session/Passwords.ts';
import { serveRegister } from './session/serveRegister.ts';
import { serveSession } from './session/serveSession.ts';
import { Sessions } from './session/Sessions.ts';
import { serveSite } from './site/serveSite.ts';
import { createMutateTeam } from './team/mutateTeam.ts';
import { serveDashboard } from './team/serveDashboard.ts';
import { serveTeam } from './team/serveTeam.ts';
import { serveTransfers } from './transfers/serveTransfers.ts';

/** A request that waits for a database that hangs is answered 503 within two seconds. */
const ANSWER_WITHIN_MS = 1800;

export interface ServerDeps {
  readonly config: Pick<Config, 'logLevel' | 'trustProxy' | 'publicUrl' | 'rateLimits' | 'blockedCountries'>;
  readonly db: Kysely<Database>;
  /** The folder of the built site; absent: only the API and the published files are served. */
  readonly siteFolder?: string;
  /** Connection string of the database that notifies of changed seasons; absent: a season that was read once is never read again. */
  readonly listenTo?: string;
  /** Receives the log; absent: standard output. */
  readonly logTo?: LineSink;
}

/** Builds the whole server over one database, ready to listen: API, published files, health check and site. */
export async function buildServer({ config, db, siteFolder, listenTo, logTo }: ServerDeps): Promise<FastifyInstance> {
  const words = createWords(catalog, locales[0]);
  const app: FastifyInstance = Fastify({
    ...logOptions(config.logLevel, logTo),
    frameworkErrors: handleMalformedUrl(words),
    trustProxy: config.trustProxy,
    bodyLimit: 64 * 1024,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const seasons = new Seasons(db);
  handleErrors(app, words);
  sendRequestIds(app);
  limitAnswerTime(app, ANSWER_WITHIN_MS);
  serveMetrics(app, db);
  refuseOtherSites(app, config.publicUrl, words);
  await app.register(cookie);
  const countries = countriesIn(locales[0], config.blockedCountries);
  const sessions = new Sessions(db, config.publicUrl);
  const served: ServedEndpoint[] = [];
  const routeDeps = {
    db,
    words,
    findUser: sessions.userOf.bind(sessions),
    gameTime: seasons.gameTime.bind(seasons),
    refuseUnintendedGet: createRefuseUnintendedGet(config.publicUrl, words),
    onServed: (endpoint: ServedEndpoint) => served.push(endpoint),
  };
  const routes = createRoutes(app, routeDeps);
  const deps = { db, seasons, words };
  const sessionDeps = { ...deps, sessions, limits: new RateLimits(config.rateLimits, words), passwords: new Passwords() };
  serveSession(routes, sessionDeps);
  await app.register(async (forms) => {
    await acceptForms(forms, words);
    const countryIds = new Set(countries.map(({ id }) => id));
    serveRegister(createRoutes(forms, routeDeps), { ...sessionDeps, countryIds });
  });
  const mutateTeam = createMutateTeam(routes, seasons, words);
  serveDashboard(routes, deps);
  serveTeam(routes, mutateTeam, deps);
  serveAutofill(routes, deps);
  serveTransfers(mutateTeam, words);
  serveBoosters(mutateTeam, words);
  serveRivalTeam(routes, deps);
  serveDocs(app, served);
  const documents = await serveDocuments(app, { db, countries });
  if (listenTo !== undefined) {
    await syncSeasons(app, listenTo, () => {
      seasons.clear();
      documents.clear();
    });
  }
  app.get('/health', async () => {
    await sql`select 1`.execute(db);
    return { status: 'ok' };
  });
  runRegularly(app, 'deleting expired sessions', () => sessions.deleteExpired());
  runRegularly(app, 'deleting old answers', () => deleteOldAnswers(db));
  if (siteFolder !== undefined) await serveSite(app, siteFolder);
  return app;
}
