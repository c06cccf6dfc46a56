import { editionIds } from '../editions.ts';
import { genders } from '../game/session/genders.ts';
import { endpoint } from './endpoint.ts';
import { z } from './schema.ts';
import { wirePosition } from './spellings.ts';
import { flag, wholeNumber } from './text.ts';

const playerReplacement = z.object({
  id: z.int(),
  type: z.literal('player_replacement'),
  /** The edition to which the player ids belong. */
  edition: z.enum(editionIds),
  outPlayerId: z.int(),
  inPlayerId: z.int().check(z.nonnegative()),
  currentPosition: wirePosition,
  prevPosition: wirePosition,
});

/**
 * A player of the user's team changed position. `prevPosition` is the position of the slot, `currentPosition` the player's new one. `inPlayerId` is
 * the player who took the slot, or 0 while the player stays in it. [G-303, A-194]
 */
export type PlayerReplacement = z.output<typeof playerReplacement>;

/** A modal that the user sees once. Unknown types are ignored. */
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

/** The account of a user. `dob` is dd/MM/yyyy. */
export type User = z.output<typeof user>;

const withUser = z.object({ user });

/**
 * The registration of a user. Texts arrive as typed; the rules of registration check them. 0 and absence mean no supported squad. Absent `terms`
 * are read as accepted, because the form enforces them.
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

/** A registration before parsing. */
export type RegistrationForm = z.input<typeof registration>;

/** A registration after parsing on the server. */
export type Registration = z.output<typeof registration>;

/** POST user/register: creates an account and signs it in. [G-005] */
export const register = endpoint({
  name: 'register',
  method: 'POST',
  area: 'registration',
  path: 'user/register',
  request: z.object({ body: registration }),
  success: withUser,
});

const credentials = z.object({ email: z.string(), password: z.string() });

/** The input of the sign-in form. */
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

/** POST auth/logout: ends the current session. */
export const logOut = endpoint({
  name: 'logOut',
  method: 'POST',
  area: 'account',
  path: 'auth/logout',
  request: z.object({}),
  success: z.object({}),
});

/** GET user: the signed-in user; 401 when signed out. */
export const getUser = endpoint({
  name: 'user',
  method: 'GET',
  area: 'account',
  path: 'user',
  request: z.object({}),
  success: withUser,
});

const availability = z.object({ isAvailable: z.boolean() });

/** POST user/check-email: whether the address is available. Forms call it on blur; registration checks again. */
export const checkEmail = endpoint({
  name: 'checkEmail',
  method: 'POST',
  area: 'account',
  path: 'user/check-email',
  request: z.object({ body: z.object({ email: z.string() }) }),
  success: availability,
});

/** POST user/check-display-name: whether the name is available. Case and accents are ignored. */
export const checkDisplayName = endpoint({
  name: 'checkDisplayName',
  method: 'POST',
  area: 'account',
  path: 'user/check-display-name',
  request: z.object({ body: z.object({ displayName: z.string() }) }),
  success: availability,
});

/** POST user/modal/{id}/view: marks a modal as seen. Idempotent; 404 for a modal of another user. [A-313, G-304] */
export const viewModal = endpoint({
  name: 'viewModal',
  method: 'POST',
  area: 'account',
  path: 'user/modal/:modalId/view',
  request: z.object({ params: z.object({ modalId: wholeNumber }) }),
  success: z.object({}),
});
