import { editionIds } from '../../editions.ts';
import { mostLeagues } from '../../game/model/league.ts';
import { endpoint } from '../endpoint.ts';
import { sentFile } from '../file.ts';
import { z } from '../schema.ts';
import { flag, integer, listOf, natural, typed, upTo, wholeNumber } from '../text.ts';
import { changedChoices, userAnswer } from './user.ts';

const text = z.optional(typed);
const name = z.nullable(upTo(100));
const instant = z.iso.datetime().check(z.maxLength(30));

/**
 * What changes of an account; absent fields stay as they are. `avatar` is a picture of at most 5 MB as a part of a multipart form; null or an
 * empty text removes the picture. `password` is the new password, which `confirmPassword` may repeat. A new password and a new
 * email address need `currentPassword`.
 */
const accountChange = z.object({
  email: text,
  password: text,
  confirmPassword: text,
  currentPassword: text,
  displayName: text,
  firstName: text,
  lastName: text,
  dob: text,
  gender: text,
  countryOfResidenceId: z.optional(wholeNumber),
  ...changedChoices,
  isNotificationsEnabled: z.optional(flag),
  avatar: z.optional(z.union([z.null(), z.literal(''), sentFile])),
});

/** The change of an account before parsing. */
export type AccountChange = z.input<typeof accountChange>;

/** The change of an account after parsing on the server. */
export type ParsedAccountChange = z.output<typeof accountChange>;

/** POST user/update: changes what is sent and returns the whole account. A new password ends the other sessions. */
export const updateUser = endpoint({
  name: 'updateUser',
  method: 'POST',
  area: 'account',
  path: 'user/update',
  request: z.object({ body: accountChange }),
  success: userAnswer,
});

const device = z.object({ kind: z.enum(['computer', 'phone', 'tablet', 'unknown']), browser: name, system: name });

/** The greatest number of sessions that are listed. */
export const mostSessions = 100;

const activeSession = z.object({
  id: integer,
  device,
  startedAt: instant,
  /** Stored once an hour. */
  lastUsedAt: instant,
  /** Whether the request came from this session. */
  isCurrent: z.boolean(),
});

/** A device on which the user is signed in. */
export type ActiveSession = z.output<typeof activeSession>;

/** GET user/sessions: where the user is signed in, the current session first, then the last used; at most 100. */
export const getSessions = endpoint({
  name: 'sessions',
  method: 'GET',
  area: 'account',
  path: 'user/sessions',
  request: z.object({}),
  success: z.object({ sessions: listOf(activeSession, mostSessions) }),
});

/** POST user/session/{id}/end: signs a device of the user out. Does nothing when its session has ended. */
export const endSession = endpoint({
  name: 'endSession',
  method: 'POST',
  area: 'account',
  path: 'user/session/:sessionId/end',
  request: z.object({ params: z.object({ sessionId: wholeNumber }) }),
  success: z.object({}),
});

/** POST user/sessions/end-others: signs all other devices of the user out. */
export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'POST',
  area: 'account',
  path: 'user/sessions/end-others',
  request: z.object({}),
  success: z.object({}),
});

/** POST user/deactivate-account: deletes the account. Without a password only in a session younger than 15 minutes. */
export const deactivateAccount = endpoint({
  name: 'deactivateAccount',
  method: 'POST',
  area: 'account',
  path: 'user/deactivate-account',
  request: z.object({ body: z.object({ password: text }) }),
  success: z.object({}),
});

/** The most leagues that a user can run, of all editions. */
const mostManaged = mostLeagues * editionIds.length;

const deletionPreview = z.object({
  teams: listOf(
    z.object({
      edition: z.enum(editionIds),
      name: typed,
      /** Rounds that the team has played or is playing: their points stay without a name. */
      rounds: natural,
      boosters: natural,
    }),
    editionIds.length,
  ),
  /** The leagues that the user runs, with the member who takes over; null where the league closes. [D53] */
  leagues: z._default(
    listOf(z.object({ edition: z.enum(editionIds), name: typed, successor: z.nullable(typed) }), mostManaged),
    [],
  ),
  /** The number of leagues of others in which the user is a member: they go on. */
  memberships: z._default(natural, 0),
  sessions: natural,
  hasAvatar: z.boolean(),
  needsPassword: z.boolean(),
});

/** What goes and what stays when the account is deleted. */
export type DeletionPreview = z.output<typeof deletionPreview>;

/** GET user/deletion-preview: what deleting the account would do. [B17] */
export const getDeletionPreview = endpoint({
  name: 'deletionPreview',
  method: 'GET',
  area: 'account',
  path: 'user/deletion-preview',
  request: z.object({}),
  success: deletionPreview,
});
