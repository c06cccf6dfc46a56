import { editionIds } from '../../editions.ts';
import { genders } from '../../game/session/genders.ts';
import type { SupportedSquads } from '../../game/session/supportedSquads.ts';
import { endpoint } from '../endpoint.ts';
import { z } from '../schema.ts';
import { wirePosition } from '../spellings.ts';
import { flag, integer, listOf, natural, typed, upTo, wholeNumber } from '../text.ts';

const playerReplacement = z.object({
  id: integer,
  type: z.literal('player_replacement'),
  /** The edition to which the player ids belong. */
  edition: z.enum(editionIds),
  outPlayerId: integer,
  inPlayerId: natural,
  currentPosition: wirePosition,
  prevPosition: wirePosition,
});

/**
 * A player of the user's team changed position. `prevPosition` is the position of the slot, `currentPosition` the player's new one. `inPlayerId` is
 * the player who took the slot, or 0 while the player stays in it. [G-303, A-194]
 */
export type PlayerReplacement = z.output<typeof playerReplacement>;

/** A modal that the user sees once. Unknown types are ignored. */
const modal = z.union([playerReplacement, z.object({ id: integer, type: upTo(100) })]);

const supportedSquads = { supportedSquadId: integer, trcSupportedSquadId: integer } satisfies Record<
  keyof SupportedSquads,
  unknown
>;

/** The schema of an account. */
export const user = z.object({
  id: integer,
  email: typed,
  displayName: typed,
  firstName: typed,
  lastName: typed,
  gender: z.enum(genders),
  dob: typed,
  avatar: z.nullable(typed),
  countryOfResidenceId: integer,
  ...supportedSquads,
  isNotificationsEnabled: z.boolean(),
  optInNzr: z.boolean(),
  optInRugbyAu: z.boolean(),
  optInSA: z.boolean(),
  playedGames: listOf(upTo(100), 100),
  modals: listOf(modal, 1000),
});

/** The account of a user. `dob` is dd/MM/yyyy. */
export type User = z.output<typeof user>;

/** The answer of a call about the user's own account. */
export const userAnswer = z.object({ user });

const supportedSquadsSent = {
  supportedSquadId: z._default(wholeNumber, 0),
  trcSupportedSquadId: z._default(wholeNumber, 0),
} satisfies Record<keyof SupportedSquads, unknown>;

/**
 * The registration of a user. Texts arrive as typed; the rules of registration check them. 0 and absence mean no supported squad. Absent `terms`
 * are read as accepted, because the form enforces them.
 */
const registration = z.object({
  email: typed,
  password: typed,
  displayName: typed,
  firstName: typed,
  lastName: typed,
  dob: typed,
  gender: typed,
  countryOfResidenceId: wholeNumber,
  ...supportedSquadsSent,
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
  success: userAnswer,
});

/** Fields of a request that changes the supported squads and the consents of an account. */
export const changedChoices = {
  supportedSquadId: z.optional(wholeNumber),
  trcSupportedSquadId: z.optional(wholeNumber),
  optInNzr: z.optional(flag),
  optInRugbyAu: z.optional(flag),
  optInSA: z.optional(flag),
} satisfies Record<keyof SupportedSquads | `optIn${string}`, unknown>;

/**
 * What a user of one edition sends to play another. A field that is absent keeps its value. The supported squad is one of the edition in the URL,
 * under either name. Absent `terms` are read as accepted, because the form enforces them.
 */
const joiningGame = z.object({ ...changedChoices, terms: z._default(flag, true) });

/** The confirmation with which a user joins an edition, before parsing. */
export type JoiningGameForm = z.input<typeof joiningGame>;

/** The same after parsing on the server. */
export type JoiningGame = z.output<typeof joiningGame>;

/** POST user/register-for-game: the signed-in user plays the edition in the URL from now on. Idempotent. [A-309, D27] */
export const registerForGame = endpoint({
  name: 'registerForGame',
  method: 'POST',
  area: 'registration',
  path: 'user/register-for-game',
  request: z.object({ body: joiningGame }),
  success: userAnswer,
});

const credentials = z.object({ email: typed, password: typed });

/** The input of the sign-in form. */
export type Credentials = z.input<typeof credentials>;

/** POST auth/login */
export const logIn = endpoint({
  name: 'logIn',
  method: 'POST',
  area: 'account',
  path: 'auth/login',
  request: z.object({ body: credentials }),
  success: userAnswer,
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
  success: userAnswer,
});
