import { isoOfDob } from '@rugby/domain/game/session/dob';
import { displayNameKey, emailKey } from '@rugby/domain/game/session/keys';
import { normalizePublicText } from '@rugby/domain/game/model/publicText';
import { normalizeDisplayName } from '@rugby/domain/game/session/names';
import { register, type Registration } from '@rugby/domain/contract/account/user';
import { genders } from '@rugby/domain/game/session/genders';
import { type Edition, editions } from '@rugby/domain/editions';
import type { Insertable, Kysely } from 'kysely';
import type { Database, UserTable } from '../db/tables.ts';
import { goneSignal } from '../http/goneSignal.ts';
import type { RateLimits } from '../http/RateLimits.ts';
import { replayHeader } from '../http/routes/idempotencyKey.ts';
import { type Reason, RefusedError } from '../http/RefusedError.ts';
import type { Routes } from '../http/routes/Routes.ts';
import type { Sessions } from './Sessions.ts';
import type { Passwords } from './Passwords.ts';
import { reasonsAgainstRegistration, type RegistrationWorld } from './reasonsAgainstRegistration.ts';
import { reasonsNotAvailable } from './availability.ts';
import { accountColumns, presentAccount } from './accounts.ts';
import { isDuplicate } from './isDuplicate.ts';
import { withModals } from './modals.ts';
import { refusalKeyOf, refusedBefore, storeRefusal } from './refusedRegistrations.ts';
import { registeredBefore, registrationKeyOf, storeRegistrationKey } from './registeredBefore.ts';

export interface RegisterDeps extends RegistrationWorld {
  readonly db: Kysely<Database>;
  readonly sessions: Sessions;
  readonly limits: RateLimits;
  readonly passwords: Passwords;
}

/**
 * Serves the registration: creates an account that plays the edition in the URL, and signs it in. A repeat with the same key signs it in
 * again.
 */
export function serveRegister({ serve }: Pick<Routes, 'serve'>, deps: RegisterDeps): void {
  const { db, sessions, limits, passwords, words } = deps;
  serve(
    register,
    async ({ input: { body }, edition, request, reply }) => {
      limits.countRequest(request, reply);
      const key = registrationKeyOf(request, body, words);
      const refusalKey = refusalKeyOf(request, body, words);
      const refuse = async (reasons: readonly Reason[]) => {
        if (reasons.length === 0) return;
        if (refusalKey !== undefined) await storeRefusal(db, refusalKey, reasons);
        throw new RefusedError(422, reasons);
      };
      const signInAgain = async () => {
        const account = key && (await registeredBefore(db, key, body.password, { ...deps, signal: goneSignal(reply) }));
        if (account === undefined) return undefined;
        await sessions.start(account.id, request, reply);
        void reply.header(replayHeader, 'true');
        return { user: await withModals(db, account) };
      };
      const repeated = await signInAgain();
      if (repeated !== undefined) return repeated;
      const refused = refusalKey && (await refusedBefore(db, refusalKey, words));
      if (refused !== undefined) {
        void reply.header(replayHeader, 'true');
        throw new RefusedError(422, refused);
      }
      const reasons = await reasonsAgainstRegistration(body, deps);
      const taken = await reasonsNotAvailable(db, body, words);
      // What is taken may have been taken by this request's twin since the look above.
      const repeatedMeanwhile = taken.length > 0 ? await signInAgain() : undefined;
      if (repeatedMeanwhile !== undefined) return repeatedMeanwhile;
      await refuse([...reasons, ...taken]);
      const account = accountOf(body, edition, await passwords.hash(body.password, goneSignal(reply)));
      try {
        const row = await db.transaction().execute(async (tx) => {
          const made = await tx.insertInto('users').values(account).returning(accountColumns).executeTakeFirstOrThrow();
          if (key !== undefined) await storeRegistrationKey(tx, key, made.id);
          await sessions.start(made.id, request, reply, tx);
          return made;
        });
        return { user: { ...presentAccount(row), modals: [] } };
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        // Another request registered the same email address or name meanwhile, perhaps this one's twin.
        const twin = await signInAgain();
        if (twin !== undefined) return twin;
        await refuse(await reasonsNotAvailable(db, body, words));
        throw error;
      }
    },
    { hashesPassword: true },
  );
}

function accountOf(sent: Registration, edition: Edition, passwordHash: string): Insertable<UserTable> {
  return {
    email: sent.email.trim(),
    emailKey: emailKey(sent.email),
    displayName: normalizeDisplayName(sent.displayName),
    displayNameKey: displayNameKey(normalizeDisplayName(sent.displayName)),
    passwordHash,
    firstName: normalizePublicText(sent.firstName),
    lastName: normalizePublicText(sent.lastName),
    dob: isoOfDob(sent.dob) ?? sent.dob,
    gender: genders.find((known) => known === sent.gender) ?? 'prefer_not_to_say',
    countryOfResidenceId: sent.countryOfResidenceId,
    supportedSquads: JSON.stringify(supportedSquadsOf(sent)),
    optInNzr: sent.optInNzr,
    optInRugbyAu: sent.optInRugbyAu,
    optInSa: sent.optInSA,
    playedGames: [edition.playedGame],
  };
}

function supportedSquadsOf(sent: Registration): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.values(editions).map(({ id, supportedSquadField }) => [id, sent[supportedSquadField]]));
}
