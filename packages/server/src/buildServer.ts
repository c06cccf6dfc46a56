import cookie from '@fastify/cookie';
import { countriesIn } from '@rugby/domain/game/session/countries';
import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import Fastify, { type FastifyInstance } from 'fastify';
import { createCountryFinder } from './geo/countryFinder.ts';
import { Geo } from './geo/Geo.ts';
import { refuseRestricted } from './geo/serveGeo.ts';
import { Admission } from './http/availability/Admission.ts';
import { limitAnswerTime } from './http/availability/limitAnswerTime.ts';
import { acceptNoBody } from './http/acceptNoBody.ts';
import { handleMalformedUrl, handleErrors } from './http/handleErrors.ts';
import { refuseOtherSites } from './http/origin.ts';
import { Reads } from './http/reads/Reads.ts';
import { RateLimits } from './http/RateLimits.ts';
import { logOptions, sendRequestIds } from './http/requestLog.ts';
import { trustedProxies } from './http/trustedProxies.ts';
import { LiveStreams, streamLimitsOf } from './live/LiveStreams.ts';
import { serveLive } from './live/serveLive.ts';
import { createRefuseStrangers } from './metrics/refuseStrangers.ts';
import { serveMetrics } from './metrics/serveMetrics.ts';
import { acceptWithoutHost, refuseWithoutHost } from './protection/answerAsEveryOther.ts';
import { answerClientErrors } from './protection/answerClientErrors.ts';
import { closeSlowReaders } from './protection/closeSlowReaders.ts';
import { deadlinesOf, refuseSlowBodies, slowestClient } from './protection/refuseSlowBodies.ts';
import { refuseTunnels } from './protection/refuseTunnels.ts';
import { refuseWhileClosing } from './protection/refuseWhileClosing.ts';
import { safeHeadersOf, sendHeaders } from './protection/safeHeaders.ts';
import { serveHealth } from './protection/serveHealth.ts';
import { serveReadiness } from './protection/serveReadiness.ts';
import { serveSecurityContact } from './protection/serveSecurityContact.ts';
import { serveDocuments } from './publish/serveDocuments.ts';
import { SafeMode } from './http/availability/SafeMode.ts';
import { Seasons } from './season/Seasons.ts';
import { syncSeasons } from './season/syncSeasons.ts';
import type { ServerDeps } from './ServerDeps.ts';
import { runTasks } from './runTasks.ts';
import { serveApi } from './serveApi.ts';
import { servePages } from './servePages.ts';

/** A request that waits for a database that hangs is answered 503 within two seconds. */
const ANSWER_WITHIN_MS = 1800;

/** Builds the whole server over one database, ready to listen: API, published files, health check and site. */
export async function buildServer({
  config,
  db,
  replicas,
  siteFolder,
  listenTo,
  isLeader = () => true,
  stopping,
  mailTransport,
  logTo,
  slowest = slowestClient,
  streamLimits = streamLimitsOf(config.rateLimits),
}: ServerDeps): Promise<FastifyInstance> {
  const words = createWords(catalog, locales[0]);
  const headers = safeHeadersOf(config.publicUrl);
  const deadlines = deadlinesOf(slowest);
  const app: FastifyInstance = Fastify({
    ...logOptions(config.logLevel, logTo),
    ...deadlines,
    http: { ...deadlines.http, ...acceptWithoutHost },
    frameworkErrors: handleMalformedUrl(words, headers),
    clientErrorHandler: answerClientErrors(words, headers),
    return503OnClosing: false,
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: 64 * 1024,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const reads = new Reads(db, replicas);
  const seasons = new Seasons(db);
  const safeMode = new SafeMode(db);
  await safeMode.refresh();
  const admission = new Admission();
  handleErrors(app, words);
  sendHeaders(app, headers);
  refuseTunnels(app, words, headers);
  refuseWithoutHost(app);
  refuseWhileClosing(app);
  refuseSlowBodies(app, slowest);
  closeSlowReaders(app, slowest);
  acceptNoBody(app, words);
  sendRequestIds(app);
  limitAnswerTime(app, ANSWER_WITHIN_MS);
  const streams = new LiveStreams(streamLimits);
  const metricsDeps = { db, reads, isLeader, countStreams: () => streams.size, admission };
  serveMetrics(app, metricsDeps, createRefuseStrangers(config.metricsToken, words));
  refuseOtherSites(app, config.publicUrl, words);
  const geo = new Geo(await createCountryFinder(config), config.blockedCountries);
  refuseRestricted(app, geo, words);
  await app.register(cookie);
  const limits = new RateLimits(config.rateLimits, db, words);
  const countries = countriesIn(locales[0], config.blockedCountries);
  await serveApi(app, { config, db, words, reads, seasons, safeMode, admission, geo, limits, countries });
  serveSecurityContact(app, config.publicUrl, config.securityContact);
  const documents = await serveDocuments(app, { reads, countries });
  const refreshLive = serveLive(app, { db, words, streams });
  const announce = () => {
    documents.clearChecksums();
    refreshLive();
  };
  if (listenTo !== undefined)
    await syncSeasons(app, listenTo, () => {
      seasons.clear();
      documents.clear();
      // A client that learns of a change fetches the files at once: the cache in front must not answer the old ones then.
      if (config.cacheSeconds === 0) announce();
      else setTimeout(announce, config.cacheSeconds * 1000).unref();
      safeMode.refresh().catch((error: unknown) => app.log.warn({ err: error }, 'the safe mode could not be read'));
    });
  serveHealth(app, db);
  serveReadiness(app, stopping);
  runTasks(app, { config, db, seasons, words, safeMode, isLeader, mailTransport });
  await servePages(app, { config, db, seasons, documents, words, limits, geo, siteFolder });
  return app;
}
