import { editionIds } from '../editions.ts';
import { genders } from '../game/session/genders.ts';
import { endpoint } from './endpoint.ts';
import { z } from './schema.ts';
import { wirePosition } from './spellings.ts';
import { flag, wholeNumber } from './text.ts';

const playerReplacement = z.object({
  id: z.int(),
  type: z.literal('player_replacement'),
  /** Whose season it is about: player ids are those of an edition. */
  edition: z.enum(editionIds),
  outPlayerId: z.int(),
  inPlayerId: z.int().check(z.nonnegative()),
  currentPosition: wirePosition,
  prevPosition: wirePosition,
});

/**
 * A player of the fan's team no longer plays at the position of his place. `prevPosition` is that of the place, `currentPosition` the one he
 * plays at now; `inPlayerId` is who took the place, 0 while nobody did and he stays in it. [G-303, A-194]
 */
export type PlayerReplacement = z.output<typeof playerReplacement>;

/** What a fan is to be told of once. A type that is not known here is left alone. */
const modal = z.union([playerReplacement, z.object({ id: z.int(), type: z.string() })]);

const user = z.object({
  id: z.int(),
  email: z.string(),
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  gender: z.enum(genders),
  dob: z.string(),
  avatar: z.nullable(z.string()),
  countryOfResidenceId: z.int(),
  supportedSquadId: z.int(),
  trcSupportedSquadId: z.int(),
  isNotificationsEnabled: z.boolean(),
  optInNzr: z.boolean(),
  optInRugbyAu: z.boolean(),
  optInSA: z.boolean(),
  playedGames: z.array(z.string()),
  modals: z.array(modal),
});

/** A fan with an account. `dob` is dd/MM/yyyy. */
export type User = z.output<typeof user>;

const withUser = z.object({ user });

/**
 * What a fan fills in to register. Texts arrive as they were typed: their rules give the sentences. 0 or absence is no supported squad;
 * `terms` absent is read as accepted, because the form enforces it.
 */
const registration = z.object({
  email: z.string(),
  password: z.string(),
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  dob: z.string(),
  gender: z.string(),
  countryOfResidenceId: wholeNumber,
  supportedSquadId: z._default(wholeNumber, 0),
  trcSupportedSquadId: z._default(wholeNumber, 0),
  optInNzr: z._default(flag, false),
  optInRugbyAu: z._default(flag, false),
  optInSA: z._default(flag, false),
  terms: z._default(flag, true),
});

/** Registration as a form hands it over. */
export type RegistrationForm = z.input<typeof registration>;

/** Registration as the server reads it. */
export type Registration = z.output<typeof registration>;

/** POST user/register: makes an account and signs it in. [G-005] */
export const register = endpoint({
  name: 'register',
  method: 'POST',
  area: 'registration',
  path: 'user/register',
  request: z.object({ body: registration }),
  success: withUser,
});

const credentials = z.object({ email: z.string(), password: z.string() });

/** What a fan types to sign in. */
export type Credentials = z.input<typeof credentials>;

/** POST auth/login */
export const logIn = endpoint({
  name: 'logIn',
  method: 'POST',
  area: 'account',
  path: 'auth/login',
  request: z.object({ body: credentials }),
  success: withUser,
});

/** POST auth/logout: ends the session that asks. */
export const logOut = endpoint({
  name: 'logOut',
  method: 'POST',
  area: 'account',
  path: 'auth/logout',
  request: z.object({}),
  success: z.object({}),
});

/** GET user: who is signed in; 401 when nobody is. */
export const getUser = endpoint({
  name: 'user',
  method: 'GET',
  area: 'account',
  path: 'user',
  request: z.object({}),
  success: withUser,
});

const availability = z.object({ isAvailable: z.boolean() });

/** POST user/check-email: whether no account has this address. Forms ask on blur; registering asks again. */
export const checkEmail = endpoint({
  name: 'checkEmail',
  method: 'POST',
  area: 'account',
  path: 'user/check-email',
  request: z.object({ body: z.object({ email: z.string() }) }),
  success: availability,
});

/** POST user/check-display-name: whether no account has this name, in whatever case and accents. */
export const checkDisplayName = endpoint({
  name: 'checkDisplayName',
  method: 'POST',
  area: 'account',
  path: 'user/check-display-name',
  request: z.object({ body: z.object({ displayName: z.string() }) }),
  success: availability,
});

/** POST user/modal/{id}/view: the fan has seen it. Doing so again changes nothing; 404 for one that is not his. [A-313, G-304] */
export const viewModal = endpoint({
  name: 'viewModal',
  method: 'POST',
  area: 'account',
  path: 'user/modal/:modalId/view',
  request: z.object({ params: z.object({ modalId: wholeNumber }) }),
  success: z.object({}),
});
