import { isoOfDob } from '@rugby/domain/game/session/dob';
import { displayNameKey, emailKey } from '@rugby/domain/game/session/keys';
import { normalizeDisplayName, normalizeName } from '@rugby/domain/game/session/names';
import { register, type Registration } from '@rugby/domain/contract/user';
import { genders } from '@rugby/domain/game/session/genders';
import type { Edition } from '@rugby/domain/editions';
import type { Insertable, Kysely } from 'kysely';
import type { Database, UserTable } from '../db/tables.ts';
import type { RateLimits } from '../http/RateLimits.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { Routes } from '../http/Routes.ts';
import type { Sessions } from './Sessions.ts';
import type { Passwords } from './Passwords.ts';
import { reasonsAgainstRegistration, type RegistrationWorld } from './reasonsAgainstRegistration.ts';
import { reasonsNotAvailable } from './availability.ts';
import { accountColumns, presentAccount } from './accounts.ts';

export interface RegisterDeps extends RegistrationWorld {
  readonly db: Kysely<Database>;
  readonly sessions: Sessions;
  readonly limits: RateLimits;
  readonly passwords: Passwords;
}

/** Serves the registration: creates an account that plays the edition in the URL, and signs it in. */
export function serveRegister({ serve }: Pick<Routes, 'serve'>, deps: RegisterDeps): void {
  const { db, sessions, limits, passwords, words } = deps;
  serve(register, async ({ input: { body }, edition, request, reply }) => {
    limits.countRequest(request, reply);
    refuse([...(await reasonsAgainstRegistration(body, deps)), ...(await reasonsNotAvailable(db, body, words))]);
    const account = accountOf(body, edition, await passwords.hash(body.password));
    try {
      const row = await db.transaction().execute(async (tx) => {
        const made = await tx.insertInto('users').values(account).returning(accountColumns).executeTakeFirstOrThrow();
        await sessions.start(made.id, request, reply, tx);
        return made;
      });
      return { user: { ...presentAccount(row), modals: [] } };
    } catch (error) {
      // Another request registered the same email address or name meanwhile.
      if (isDuplicate(error)) refuse(await reasonsNotAvailable(db, body, words));
      throw error;
    }
  });
}

function refuse(reasons: RefusedError['reasons']): void {
  if (reasons.length > 0) throw new RefusedError(422, reasons);
}

function accountOf(sent: Registration, edition: Edition, passwordHash: string): Insertable<UserTable> {
  return {
    email: sent.email.trim(),
    emailKey: emailKey(sent.email),
    displayName: normalizeDisplayName(sent.displayName),
    displayNameKey: displayNameKey(normalizeDisplayName(sent.displayName)),
    passwordHash,
    firstName: normalizeName(sent.firstName),
    lastName: normalizeName(sent.lastName),
    dob: isoOfDob(sent.dob) ?? sent.dob,
    gender: genders.find((known) => known === sent.gender) ?? 'prefer_not_to_say',
    countryOfResidenceId: sent.countryOfResidenceId,
    supportedSquadId: sent.supportedSquadId,
    trcSupportedSquadId: sent.trcSupportedSquadId,
    optInNzr: sent.optInNzr,
    optInRugbyAu: sent.optInRugbyAu,
    optInSa: sent.optInSA,
    playedGames: [edition.playedGame],
  };
}

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
