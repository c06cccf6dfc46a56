import type { Credentials, JoiningGame, Registration, User } from '@rugby/domain/contract/account/user';
import { displayNameKey, emailKey } from '@rugby/domain/game/session/keys';
import { containsBannedWord } from '@rugby/domain/game/model/bannedWords';
import { normalizePublicText } from '@rugby/domain/game/model/publicText';
import { isNameOfDeletedUsers, normalizeDisplayName } from '@rugby/domain/game/session/names';
import { displayNameProblems, isEmail, registrationProblems } from '@rugby/domain/game/session/registration';
import { genders } from '@rugby/domain/game/session/genders';
import { createSupportedSquads } from '@rugby/domain/game/session/supportedSquads';
import type { WireError } from '@rugby/domain/contract/envelope';
import { aGamebar } from '../builders/history.ts';
import { aUser } from '../builders/user.ts';
import { isRival } from '../builders/rivals.ts';
import type { AccountWithPassword, World } from '../scenarios/World.ts';
import { bannedWords, createRefusal, createRefusals, fieldErrors, words } from './createRefusal.ts';
import { MutationResult } from './WorldStore.ts';

type SignedIn = MutationResult<{ readonly user: User }> | Response;

/** Creates an account without a team and signs it in. Refuses what the rules of the form refuse, and a taken name or email address. */
export function registerUser(registration: Registration, world: World): SignedIn {
  const invalid = fieldErrors(registrationProblems(registration, world.now));
  const refusals = [...invalid, ...findBannedWord(registration.displayName), ...findTaken(registration, world)];
  if (refusals.length > 0) return createRefusals(422, refusals);
  const user = userOf(registration, world);
  const accounts = [...world.accounts, { user, password: registration.password }];
  return new MutationResult({ user }, { ...removeTeam(world), accounts, user });
}

/** The signed-in user plays the edition of the world from now on. Refuses terms that are not accepted. */
export function joinGame(body: JoiningGame, world: World): MutationResult<{ readonly user: User }> | Response {
  const { edition } = world;
  const before = world.user ?? aUser();
  if (!body.terms)
    return createRefusals(422, [{ code: 'terms-required', message: words('auth.problems.terms'), field: 'terms' }]);
  const user = {
    ...before,
    playedGames: [...new Set([...before.playedGames, edition.playedGame])],
    [edition.supportedSquadField]:
      body[edition.supportedSquadField] ?? body.supportedSquadId ?? before[edition.supportedSquadField],
    optInNzr: body.optInNzr ?? before.optInNzr,
    optInRugbyAu: body.optInRugbyAu ?? before.optInRugbyAu,
    optInSA: body.optInSA ?? before.optInSA,
  };
  return new MutationResult({ user }, { ...world, user });
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
  return isRival(id) || accounts.some(({ user }) => user.id === id);
}

/** Answers whether an email address is available. Refuses one that a registration refuses. */
export function checkEmailAddress(email: string, world: World): { readonly isAvailable: boolean } | Response {
  if (isEmail(email)) return { isAvailable: isEmailFree(email, world) };
  return createRefusals(422, [{ code: 'invalid', message: words('auth.problems.email'), field: 'email' }]);
}

/** Answers whether a display name is available. Refuses one that a registration refuses. */
export function checkName(displayName: string, world: World): { readonly isAvailable: boolean } | Response {
  const refusals = [...fieldErrors(displayNameProblems(displayName)), ...findBannedWord(displayName)];
  return refusals.length > 0 ? createRefusals(422, refusals) : { isAvailable: isDisplayNameFree(displayName, world) };
}

function isEmailFree(email: string, { accounts }: World): boolean {
  return !accounts.some((account) => isEmailOf(account, email));
}

/** Whether no account has this display name, and deleted ones have not either. */
export function isDisplayNameFree(name: string, { accounts }: World): boolean {
  if (isNameOfDeletedUsers(name, words)) return false;
  const key = displayNameKey(normalizeDisplayName(name));
  return !accounts.some(({ user }) => displayNameKey(user.displayName) === key);
}

function isEmailOf({ user }: AccountWithPassword, email: string): boolean {
  return emailKey(user.email) === emailKey(email);
}

function findBannedWord(displayName: string): readonly WireError[] {
  if (!containsBannedWord(displayName, bannedWords)) return [];
  return [{ code: 'invalid', message: words('auth.problems.displayNameBanned'), field: 'displayName' }];
}

function findTaken({ email, displayName }: Registration, world: World): readonly WireError[] {
  const emailTaken = { code: 'email-taken', message: words('auth.refusals.emailTaken'), field: 'email' };
  const nameTaken = { code: 'display-name-taken', message: words('auth.refusals.displayNameTaken'), field: 'displayName' };
  return [...(isEmailFree(email, world) ? [] : [emailTaken]), ...(isDisplayNameFree(displayName, world) ? [] : [nameTaken])];
}

function userOf(registration: Registration, { accounts, edition }: World): User {
  const { dob, countryOfResidenceId, optInNzr, optInRugbyAu, optInSA } = registration;
  return aUser({
    id: 1 + Math.max(0, ...accounts.map(({ user }) => user.id)),
    email: registration.email.trim(),
    displayName: normalizeDisplayName(registration.displayName),
    firstName: normalizePublicText(registration.firstName),
    lastName: normalizePublicText(registration.lastName),
    gender: genders.find((known) => known === registration.gender) ?? 'prefer_not_to_say',
    dob,
    countryOfResidenceId,
    ...createSupportedSquads(({ supportedSquadField }) => registration[supportedSquadField]),
    optInNzr,
    optInRugbyAu,
    optInSA,
    playedGames: [edition.playedGame],
  });
}

function removeTeam(world: World): World {
  return { ...world, team: null, history: [], gamebar: aGamebar() };
}
