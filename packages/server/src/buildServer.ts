import cookie from '@fastify/cookie';
import { countriesIn } from '@rugby/domain/game/session/countries';
import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { Passwords } from './session/Passwords.ts';
import { serveAccounts } from './session/serveAccounts.ts';
import { serveRegister } from './session/serveRegister.ts';
import type { Config } from './config.ts';
import type { Database } from './db/tables.ts';
import { serveDocs } from './docs/serveDocs.ts';
import { serveDashboard } from './http/dashboard.ts';
import { answerInTime } from './http/answerInTime.ts';
import { answerBrokenAddress, answerErrors } from './http/errors.ts';
import { acceptForms } from './http/forms.ts';
import { refuseOtherSites, refuserOfStrayGets } from './http/origin.ts';
import { RateLimits } from './http/RateLimits.ts';
import { type LineSink, logOptions, nameRequests } from './http/requestLog.ts';
import { routesOn } from './http/serve.ts';
import type { ServedCall } from './http/ServedCall.ts';
import { Sessions } from './session/sessions.ts';
import { sweepRegularly } from './http/sweep.ts';
import { serveMetrics } from './metrics/serveMetrics.ts';
import { serveDocuments } from './publish/serveDocuments.ts';
import { syncSeasons } from './season/syncSeasons.ts';
import { Seasons } from './season/Seasons.ts';
import { serveSite } from './site/serveSite.ts';
import { serveRivals } from './rivalTeam/serveRivalTeam.ts';
import { serveTeams } from './team/serveTeams.ts';
import { serveTransfers } from './transfers/serveTransfers.ts';

/** A database that does not even say no, because it hangs, costs nobody more than this: 503 within two seconds. */
const TO_ANSWER_MS = 1800;

export interface ServerParts {
  readonly config: Pick<Config, 'logLevel' | 'trustProxy' | 'publicUrl' | 'rateLimits' | 'blockedCountries'>;
  readonly db: Kysely<Database>;
  /** The folder of the built site; absent: only the API and the published files are served. */
  readonly siteFolder?: string;
  /** Where the database tells that a season changed; absent: what this process read of a season, it keeps. */
  readonly listenTo?: string;
  /** Where the log goes; absent: standard output. */
  readonly logTo?: LineSink;
}

/** The whole server over one database, ready to listen: API, published files, health and the site. */
export async function buildServer({ config, db, siteFolder, listenTo, logTo }: ServerParts): Promise<FastifyInstance> {
  const words = createWords(catalog, locales[0]);
  const app: FastifyInstance = Fastify({
    ...logOptions(config.logLevel, logTo),
    frameworkErrors: answerBrokenAddress(words),
    trustProxy: config.trustProxy,
    bodyLimit: 64 * 1024,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const seasons = new Seasons(db);
  answerErrors(app, words);
  nameRequests(app);
  answerInTime(app, TO_ANSWER_MS);
  serveMetrics(app, db);
  refuseOtherSites(app, config.publicUrl, words);
  await app.register(cookie);
  const countries = countriesIn(locales[0], config.blockedCountries);
  const sessions = new Sessions(db, config.publicUrl);
  const calls: ServedCall[] = [];
  const refuseStrayGet = refuserOfStrayGets(config.publicUrl, words);
  const parts = { db, seasons, sessions, words, refuseStrayGet, onServed: (call: ServedCall) => calls.push(call) };
  const guards = { limits: new RateLimits(config.rateLimits, words), passwords: new Passwords() };
  const routes = routesOn(app, parts);
  serveAccounts(routes, { ...parts, ...guards });
  await app.register(async (forms) => {
    await acceptForms(forms, words);
    const countryIds = new Set(countries.map(({ id }) => id));
    serveRegister(routesOn(forms, parts), { ...parts, ...guards, countryIds });
  });
  serveDashboard(routes.serve, { db, seasons });
  serveTeams(routes, parts);
  serveTransfers(routes, parts);
  serveRivals(routes, parts);
  serveDocs(app, calls);
  const documents = await serveDocuments(app, { db, countries });
  if (listenTo !== undefined) {
    await syncSeasons(app, listenTo, () => {
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
