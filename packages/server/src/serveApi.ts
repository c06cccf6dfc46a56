import type { countriesIn } from '@rugby/domain/game/session/countries';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { serveAccount } from './account/serveAccount.ts';
import { serveAutofill } from './autofill/serveAutofill.ts';
import { serveBoosters } from './boosters/serveBoosters.ts';
import type { Database } from './db/tables.ts';
import { serveDocs } from './docs/serveDocs.ts';
import type { Geo } from './geo/Geo.ts';
import { serveGeo } from './geo/serveGeo.ts';
import type { Admission } from './http/availability/Admission.ts';
import { UserTurns } from './http/availability/UserTurns.ts';
import { createRoutes } from './http/routes/createRoutes.ts';
import { acceptForms } from './http/forms.ts';
import { createRefuseUnintendedGet } from './http/origin.ts';
import type { Reads } from './http/reads/Reads.ts';
import type { RateLimits } from './http/RateLimits.ts';
import type { ServedEndpoint } from './http/routes/ServedEndpoint.ts';
import { countLeagues } from './leagues/countLeagues.ts';
import { serveAllLeagues } from './leagues/serveAllLeagues.ts';
import { serveContact } from './messages/serveContact.ts';
import { serveEndPreRegistration, servePreRegistration } from './messages/servePreRegistration.ts';
import { servePasswordReset } from './passwordReset/servePasswordReset.ts';
import { serveReview } from './review/serveReview.ts';
import { serveRankings } from './rankings/serveRankings.ts';
import { serveEndReminders } from './reminders/serveEndReminders.ts';
import { serveRivalTeam } from './rivalTeam/serveRivalTeam.ts';
import type { SafeMode } from './http/availability/SafeMode.ts';
import type { Seasons } from './season/Seasons.ts';
import { Passwords } from './session/Passwords.ts';
import { Devices } from './session/Devices.ts';
import { serveRegister } from './session/serveRegister.ts';
import { serveRegisterForGame } from './session/serveRegisterForGame.ts';
import { serveSession } from './session/serveSession.ts';
import { Sessions } from './session/Sessions.ts';
import type { ServerDeps } from './ServerDeps.ts';
import { serveSharedLeague } from './sharing/serveSharedLeague.ts';
import { serveTeamLinks } from './sharing/serveTeamLinks.ts';
import { createMutateTeam } from './team/mutateTeam.ts';
import { serveDashboard } from './team/serveDashboard.ts';
import { serveTeam } from './team/serveTeam.ts';
import { serveTransfers } from './transfers/serveTransfers.ts';

export interface ApiDeps {
  readonly config: ServerDeps['config'];
  readonly db: Kysely<Database>;
  readonly words: Words;
  readonly reads: Reads;
  readonly seasons: Seasons;
  readonly safeMode: SafeMode;
  readonly admission: Admission;
  readonly geo: Geo;
  readonly limits: RateLimits;
  /** Where users may live. */
  readonly countries: ReturnType<typeof countriesIn>;
}

/** Serves every endpoint of the contract, and the page that describes them. */
export async function serveApi(
  app: FastifyInstance,
  { config, db, words, reads, seasons, safeMode, admission, geo, limits, countries }: ApiDeps,
): Promise<void> {
  const countryIds = new Set(countries.map(({ id }) => id));
  const sessions = new Sessions(db, config.publicUrl);
  const served: ServedEndpoint[] = [];
  const routeDeps = {
    db,
    words,
    admission,
    safeMode,
    turns: new UserTurns(),
    createFindUser: sessions.createFindUser.bind(sessions),
    gameTime: seasons.gameTime.bind(seasons),
    refuseUnintendedGet: createRefuseUnintendedGet(config.publicUrl, words),
    onServed: (endpoint: ServedEndpoint) => served.push(endpoint),
  };
  const routes = createRoutes(app, routeDeps);
  const deps = { db, reads, seasons, words };
  const devices = new Devices(db, config.publicUrl);
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
  await serveEndReminders(app, routeDeps);
  const mutateTeam = createMutateTeam(routes, seasons, words);
  serveDashboard(routes, { ...deps, countLeagues });
  await serveAllLeagues(app, routeDeps, { ...messageDeps, countries });
  serveTeam(routes, mutateTeam, { ...deps, bannedWords: config.bannedWords });
  serveAutofill(routes, deps);
  serveTransfers(mutateTeam, words);
  serveBoosters(mutateTeam, words);
  serveRivalTeam(routes, deps);
  serveTeamLinks(routes, deps);
  serveSharedLeague(routes, messageDeps);
  serveReview(routes, deps);
  serveRankings(routes, deps);
  serveDocs(app, served);
}
