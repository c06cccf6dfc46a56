import cookie from '@fastify/cookie';
import { countriesIn } from '@rugby/domain/game/session/countries';
import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { serveAccount } from './account/serveAccount.ts';
import { serveAutofill } from './autofill/serveAutofill.ts';
import { serveBoosters } from './boosters/serveBoosters.ts';
import { serveDocs } from './docs/serveDocs.ts';
import { createCountryFinder } from './geo/countryFinder.ts';
import { Geo } from './geo/Geo.ts';
import { refuseRestricted, serveGeo } from './geo/serveGeo.ts';
import { Admission } from './http/availability/Admission.ts';
import { limitAnswerTime } from './http/availability/limitAnswerTime.ts';
import { UserTurns } from './http/availability/UserTurns.ts';
import { createRoutes } from './http/routes/createRoutes.ts';
import { acceptNoBody } from './http/acceptNoBody.ts';
import { handleMalformedUrl, handleErrors } from './http/handleErrors.ts';
import { acceptForms } from './http/forms.ts';
import { createRefuseUnintendedGet, refuseOtherSites } from './http/origin.ts';
import { Reads } from './http/reads/Reads.ts';
import { RateLimits } from './http/RateLimits.ts';
import { logOptions, sendRequestIds } from './http/requestLog.ts';
import { runRegularly } from './http/runRegularly.ts';
import { trustedProxies } from './http/trustedProxies.ts';
import type { ServedEndpoint } from './http/routes/ServedEndpoint.ts';
import { countLeagues } from './leagues/countLeagues.ts';
import { serveAllLeagues } from './leagues/serveAllLeagues.ts';
import { LiveStreams, streamLimitsOf } from './live/LiveStreams.ts';
import { serveLive } from './live/serveLive.ts';
import { MailSender } from './mail/MailSender.ts';
import { sendMails } from './mail/sendMails.ts';
import { createRefuseStrangers } from './metrics/refuseStrangers.ts';
import { serveContact } from './messages/serveContact.ts';
import { serveEndPreRegistration, servePreRegistration } from './messages/servePreRegistration.ts';
import { serveMetrics } from './metrics/serveMetrics.ts';
import { answerClientErrors } from './protection/answerClientErrors.ts';
import { closeSlowReaders } from './protection/closeSlowReaders.ts';
import { deadlinesOf, refuseSlowBodies, slowestClient } from './protection/refuseSlowBodies.ts';
import { refuseWhileClosing } from './protection/refuseWhileClosing.ts';
import { safeHeadersOf, sendHeaders } from './protection/safeHeaders.ts';
import { serveReadiness } from './protection/serveReadiness.ts';
import { serveSecurityContact } from './protection/serveSecurityContact.ts';
import { refreshPercentSelected } from './publish/refreshPercentSelected.ts';
import { refreshUserCounts } from './publish/seasonNumbers.ts';
import { serveDocuments } from './publish/serveDocuments.ts';
import { mailResetLinks } from './passwordReset/mailResetLinks.ts';
import { servePasswordReset } from './passwordReset/servePasswordReset.ts';
import { serveReview } from './review/serveReview.ts';
import { serveRankings } from './rankings/serveRankings.ts';
import { serveReminders } from './reminders/serveReminders.ts';
import { serveRivalTeam } from './rivalTeam/serveRivalTeam.ts';
import { SafeMode } from './http/availability/SafeMode.ts';
import { Seasons } from './season/Seasons.ts';
import { syncSeasons } from './season/syncSeasons.ts';
import { Passwords } from './session/Passwords.ts';
import { Devices } from './session/Devices.ts';
import { serveRegister } from './session/serveRegister.ts';
import { serveRegisterForGame } from './session/serveRegisterForGame.ts';
import { serveSession } from './session/serveSession.ts';
import { Sessions } from './session/Sessions.ts';
import { deleteOldRows } from './retention/deleteOldRows.ts';
import type { ServerDeps } from './ServerDeps.ts';
import { serveTeamLinks } from './sharing/serveTeamLinks.ts';
import { servePages } from './servePages.ts';
import { createMutateTeam } from './team/mutateTeam.ts';
import { serveDashboard } from './team/serveDashboard.ts';
import { serveTeam } from './team/serveTeam.ts';
import { serveTransfers } from './transfers/serveTransfers.ts';

/** A request that waits for a database that hangs is answered 503 within two seconds. */
const ANSWER_WITHIN_MS = 1800;
const SEND_MAILS_EVERY_MS = 1000;
/** In case that a notification was missed. */
const READ_SAFE_MODE_EVERY_MS = 10_000;

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
  const app: FastifyInstance = Fastify({
    ...logOptions(config.logLevel, logTo),
    ...deadlinesOf(slowest),
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
  const countries = countriesIn(locales[0], config.blockedCountries);
  const countryIds = new Set(countries.map(({ id }) => id));
  const sessions = new Sessions(db, config.publicUrl);
  const served: ServedEndpoint[] = [];
  const routeDeps = {
    db,
    words,
    admission,
    safeMode,
    turns: new UserTurns(),
    findUser: sessions.userOf.bind(sessions),
    gameTime: seasons.gameTime.bind(seasons),
    refuseUnintendedGet: createRefuseUnintendedGet(config.publicUrl, words),
    onServed: (endpoint: ServedEndpoint) => served.push(endpoint),
  };
  const routes = createRoutes(app, routeDeps);
  const deps = { db, reads, seasons, words };
  const devices = new Devices(db, config.publicUrl);
  const limits = new RateLimits(config.rateLimits, db, words);
  const sessionDeps = { ...deps, sessions, devices, limits, bannedWords: config.bannedWords, passwords: new Passwords() };
  serveGeo(routes, geo);
  serveSession(routes, sessionDeps);
  servePasswordReset(routes, sessionDeps);
  await app.register(async (forms) => {
    await acceptForms(forms, words);
    const formRoutes = createRoutes(forms, { ...routeDeps, acceptsForms: true });
    serveRegister(formRoutes, { ...sessionDeps, countryIds });
    serveRegisterForGame(formRoutes, deps);
  });
  await serveAccount(app, routeDeps, { ...sessionDeps, countryIds, publicUrl: config.publicUrl });
  const messageDeps = { ...sessionDeps, publicUrl: config.publicUrl, contactTo: config.contactTo };
  servePreRegistration(routes, messageDeps);
  serveContact(routes, messageDeps);
  await serveEndPreRegistration(app, routeDeps);
  await serveReminders(app, routeDeps, messageDeps);
  const mutateTeam = createMutateTeam(routes, seasons, words);
  serveDashboard(routes, { ...deps, countLeagues });
  await serveAllLeagues(app, routeDeps, { ...messageDeps, countries });
  serveTeam(routes, mutateTeam, { ...deps, bannedWords: config.bannedWords });
  serveAutofill(routes, deps);
  serveTransfers(mutateTeam, words);
  serveBoosters(mutateTeam, words);
  serveRivalTeam(routes, deps);
  serveTeamLinks(routes, deps);
  serveReview(routes, deps);
  serveRankings(routes, deps);
  serveDocs(app, served);
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
  app.get('/health', () => sql`select 1`.execute(db).then(() => ({ status: 'ok' })));
  serveReadiness(app, stopping);
  runRegularly(app, 'deleting old rows', () => deleteOldRows(db));
  runRegularly(app, 'refreshing percent selected', async () => isLeader() && refreshPercentSelected(db));
  runRegularly(app, 'reading the safe mode', () => safeMode.refresh(), READ_SAFE_MODE_EVERY_MS);
  runRegularly(app, 'counting users', async () => isLeader() && refreshUserCounts(db));
  runRegularly(app, 'mailing reset links', () => mailResetLinks(db, { words, publicUrl: config.publicUrl }), SEND_MAILS_EVERY_MS);
  if (mailTransport !== undefined) sendMails(app, new MailSender(db, mailTransport));
  await servePages(app, { config, db, seasons, documents, words, limits, geo, siteFolder });
  return app;
}
