import type { Credentials, Registration, User } from '@rugby/domain/contract/user';
import { displayNameKey, emailKey } from '@rugby/domain/game/session/keys';
import { normalizeDisplayName, normalizeName } from '@rugby/domain/game/session/names';
import { registrationProblems } from '@rugby/domain/game/session/registration';
import { genders } from '@rugby/domain/game/session/genders';
import type { WireError } from '@rugby/domain/contract/envelope';
import { aGamebar } from '../builders/history.ts';
import { aUser } from '../builders/user.ts';
import type { Account, World } from '../scenarios/World.ts';
import { refusal, refusalOf, words } from './refusal.ts';
import { Changed } from './WorldStore.ts';

type SignedIn = Changed<{ readonly user: User }> | Response;

/** Makes an account without a team and signs it in, or refuses what the form's rules refuse and what is taken. */
export function registered(sent: Registration, world: World): SignedIn {
  const broken = registrationProblems(sent, world.now).map(({ field, problem }): WireError => {
    return { code: 'invalid', message: words(problem), field };
  });
  const refusals = [...broken, ...taken(sent, world)];
  if (refusals.length > 0) return refusalOf(422, refusals);
  const user = userOf(sent, world);
  const accounts = [...world.accounts, { user, password: sent.password }];
  return new Changed({ user }, { ...withoutTeam(world), accounts, user });
}

/** Signs an account in, or refuses a wrong address or password. The world keeps the team of one account: another finds none. */
export function loggedIn({ email, password }: Credentials, world: World): SignedIn {
  const account = world.accounts.find((known) => isEmailOf(known, email) && known.password === password);
  if (account === undefined) return refusal(422, 'wrong-credentials', words('auth.refusals.wrongCredentials'));
  const { user } = account;
  const kept = world.team === null || world.team.userId === user.id ? world : withoutTeam(world);
  return new Changed({ user }, { ...kept, user });
}

/** Signs out. */
export function loggedOut(world: World): Changed<object> {
  return new Changed({}, { ...world, user: null });
}

/** Forgets a message to the user that they have seen. */
export function viewedModal(modalId: number, world: World): Changed<object> {
  const { user } = world;
  const seen = user && { ...user, modals: user.modals.filter(({ id }) => id !== modalId) };
  return new Changed({}, { ...world, user: seen });
}

/** Whether no account has this address. */
export function isEmailFree(email: string, { accounts }: World): boolean {
  return !accounts.some((account) => isEmailOf(account, email));
}

/** Whether no account has this display name. */
export function isDisplayNameFree(name: string, { accounts }: World): boolean {
  const key = displayNameKey(normalizeDisplayName(name));
  return !accounts.some(({ user }) => displayNameKey(user.displayName) === key);
}

function isEmailOf({ user }: Account, email: string): boolean {
  return emailKey(user.email) === emailKey(email);
}

function taken({ email, displayName }: Registration, world: World): readonly WireError[] {
  const emailTaken = { code: 'email-taken', message: words('auth.refusals.emailTaken'), field: 'email' };
  const nameTaken = { code: 'display-name-taken', message: words('auth.refusals.displayNameTaken'), field: 'displayName' };
  return [...(isEmailFree(email, world) ? [] : [emailTaken]), ...(isDisplayNameFree(displayName, world) ? [] : [nameTaken])];
}

function userOf(sent: Registration, { accounts, edition }: World): User {
  const { dob, countryOfResidenceId, supportedSquadId, trcSupportedSquadId, optInNzr, optInRugbyAu, optInSA } = sent;
  return aUser({
    id: 1 + Math.max(0, ...accounts.map(({ user }) => user.id)),
    email: sent.email.trim(),
    displayName: normalizeDisplayName(sent.displayName),
    firstName: normalizeName(sent.firstName),
    lastName: normalizeName(sent.lastName),
    gender: genders.find((known) => known === sent.gender) ?? 'prefer_not_to_say',
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

function withoutTeam(world: World): World {
  return { ...world, team: null, history: [], gamebar: aGamebar() };
}
