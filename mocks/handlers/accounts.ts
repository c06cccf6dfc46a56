import type { Credentials, Registration, User } from '@rugby/domain/contract/user';
import { displayNameKey, emailKey } from '@rugby/domain/game/session/keys';
import { normalizeDisplayName, normalizeName } from '@rugby/domain/game/session/names';
import { registrationProblems } from '@rugby/domain/game/session/registration';
import { genders } from '@rugby/domain/game/session/genders';
import type { WireError } from '@rugby/domain/contract/envelope';
import { aGamebar } from '../builders/history.ts';
import { aUser } from '../builders/user.ts';
import type { AccountWithPassword, World } from '../scenarios/World.ts';
import { createRefusal, createRefusals, words } from './createRefusal.ts';
import { MutationResult } from './WorldStore.ts';

type SignedIn = MutationResult<{ readonly user: User }> | Response;

/** Creates an account without a team and signs it in. Refuses what the rules of the form refuse, and a taken name or email address. */
export function registerUser(registration: Registration, world: World): SignedIn {
  const invalid = registrationProblems(registration, world.now).map(({ field, problem }): WireError => {
    return { code: 'invalid', message: words(problem), field };
  });
  const refusals = [...invalid, ...findTaken(registration, world)];
  if (refusals.length > 0) return createRefusals(422, refusals);
  const user = userOf(registration, world);
  const accounts = [...world.accounts, { user, password: registration.password }];
  return new MutationResult({ user }, { ...removeTeam(world), accounts, user });
}

/** Signs an account in. Refuses a wrong email address or password. The world holds the team of one account; any other has none. */
export function logInUser({ email, password }: Credentials, world: World): SignedIn {
  const account = world.accounts.find((known) => isEmailOf(known, email) && known.password === password);
  if (account === undefined) return createRefusal(422, 'wrong-credentials', words('auth.refusals.wrongCredentials'));
  const { user } = account;
  const next = world.team === null || world.team.userId === user.id ? world : removeTeam(world);
  return new MutationResult({ user }, { ...next, user });
}

/** Signs the user out. */
export function logOutUser(world: World): MutationResult<object> {
  return new MutationResult({}, { ...world, user: null });
}

/** Removes a notification that the user has viewed. */
export function removeModal(modalId: number, world: World): MutationResult<object> {
  const { user } = world;
  const seen = user && { ...user, modals: user.modals.filter(({ id }) => id !== modalId) };
  return new MutationResult({}, { ...world, user: seen });
}

/** Whether an account has this user id. */
export function hasUser(id: number, { accounts }: World): boolean {
  return accounts.some(({ user }) => user.id === id);
}

/** Whether no account has this email address. */
export function isEmailFree(email: string, { accounts }: World): boolean {
  return !accounts.some((account) => isEmailOf(account, email));
}

/** Whether no account has this display name. */
export function isDisplayNameFree(name: string, { accounts }: World): boolean {
  const key = displayNameKey(normalizeDisplayName(name));
  return !accounts.some(({ user }) => displayNameKey(user.displayName) === key);
}

function isEmailOf({ user }: AccountWithPassword, email: string): boolean {
  return emailKey(user.email) === emailKey(email);
}

function findTaken({ email, displayName }: Registration, world: World): readonly WireError[] {
  const emailTaken = { code: 'email-taken', message: words('auth.refusals.emailTaken'), field: 'email' };
  const nameTaken = { code: 'display-name-taken', message: words('auth.refusals.displayNameTaken'), field: 'displayName' };
  return [...(isEmailFree(email, world) ? [] : [emailTaken]), ...(isDisplayNameFree(displayName, world) ? [] : [nameTaken])];
}

function userOf(registration: Registration, { accounts, edition }: World): User {
  const { dob, countryOfResidenceId, supportedSquadId, trcSupportedSquadId, optInNzr, optInRugbyAu, optInSA } = registration;
  return aUser({
    id: 1 + Math.max(0, ...accounts.map(({ user }) => user.id)),
    email: registration.email.trim(),
    displayName: normalizeDisplayName(registration.displayName),
    firstName: normalizeName(registration.firstName),
    lastName: normalizeName(registration.lastName),
    gender: genders.find((known) => known === registration.gender) ?? 'prefer_not_to_say',
    dob,
    countryOfResidenceId,
    supportedSquadId,
    trcSupportedSquadId,
    optInNzr,
    optInRugbyAu,
    optInSA,
    playedGames: [edition.playedGame],
  });
}

function removeTeam(world: World): World {
  return { ...world, team: null, history: [], gamebar: aGamebar() };
}
