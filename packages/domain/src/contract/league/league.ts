import { type League, leagueClasses, type LeagueManager, type LeagueStatus, privacies } from '../../game/model/league.ts';
import { contestStatuses } from '../../game/model/contest.ts';
import { endpoint } from '../endpoint.ts';
import { z } from '../schema.ts';
import { integer, natural, typed, upTo, wholeNumber } from '../text.ts';
import { ownRanks } from '../ownRanks.ts';
import { leagueCode, longestCode } from './sharedLeague.ts';

const manager: z.ZodMiniType<LeagueManager> = z.object({ userId: integer, displayName: typed, name: typed });

/** Every status but `scheduled` means that the league has started. */
const status: z.ZodMiniType<LeagueStatus> = z.pipe(
  upTo(100),
  z.transform((text) => (text.toLowerCase() === 'scheduled' ? 'scheduled' : 'started')),
);

/** A league on the wire. Another server may leave out what this game adds. */
export const wireLeague: z.ZodMiniType<League> = z.object({
  id: integer,
  name: typed,
  code: z._default(z.nullable(upTo(longestCode)), null),
  class: z._default(z.enum(leagueClasses), 'regular'),
  privacy: z.enum(privacies),
  startId: integer,
  status,
  leagueManager: z.nullable(manager),
  isJoined: z._default(z.boolean(), false),
  isInvited: z._default(z.boolean(), false),
  numTeams: z._default(natural, 0),
  rank: z._default(z.nullable(natural), null),
  prevRank: z._default(z.nullable(natural), null),
  ownRanks,
  isTied: z._default(z.boolean(), false),
  pointsToPass: z._default(z.nullable(natural), null),
  nextTeamName: z._default(z.nullable(typed), null),
  numRankedTeams: z._default(z.nullable(natural), null),
  subjectId: z._default(z.nullable(integer), null),
  headToHead: z._default(z.enum(contestStatuses), 'off'),
  cup: z._default(z.enum(contestStatuses), 'off'),
});

/** The answer of a call about one league. */
export const leagueAnswer = z.object({ league: wireLeague });

/** The parameter of every call about one league. */
export const leagueId = z.object({ leagueId: wholeNumber });

const newLeague = z.object({
  name: typed,
  startId: wholeNumber,
  privacy: z.enum(privacies),
  hasHeadToHead: z._default(z.boolean(), false),
  hasCup: z._default(z.boolean(), false),
});

/** The input of the form that creates a league. */
export type NewLeague = z.input<typeof newLeague>;

/** The same after parsing on the server. */
export type ParsedNewLeague = z.output<typeof newLeague>;

/** POST league: creates a league. The user manages it and is its first member. */
export const createLeague = endpoint({
  name: 'createLeague',
  method: 'POST',
  area: 'game',
  path: 'league',
  request: z.object({ body: newLeague }),
  success: leagueAnswer,
});

/** GET league/{id}. A private league is 404 for users who are neither members nor invited. */
export const showLeague = endpoint({
  name: 'showLeague',
  method: 'GET',
  area: 'game',
  path: 'league/:leagueId',
  request: z.object({ params: leagueId }),
  success: leagueAnswer,
});

/** GET league/show-by-code/{code}: the league with this code, which is compared without case. */
export const showLeagueByCode = endpoint({
  name: 'showLeagueByCode',
  method: 'GET',
  area: 'game',
  path: 'league/show-by-code/:code',
  request: z.object({ params: leagueCode }),
  success: leagueAnswer,
});

const leagueChange = z.object({
  /** Repeats the id of the URL, which counts. */
  leagueId: z.optional(wholeNumber),
  name: typed,
  startId: z.optional(wholeNumber),
  privacy: z.optional(z.enum(privacies)),
  /** Switches a contest on, also of a started league, or off until its draw. [B22] */
  hasHeadToHead: z.optional(z.boolean()),
  hasCup: z.optional(z.boolean()),
});

/** What the manager changes of a league. Absent fields stay as they are. */
export type LeagueChange = z.input<typeof leagueChange>;

/** The same after parsing on the server. */
export type ParsedLeagueChange = z.output<typeof leagueChange>;

/** POST league/{id}: changes a league. Of a started league only the name and its contests change. For its manager. */
export const updateLeague = endpoint({
  name: 'updateLeague',
  method: 'POST',
  area: 'game',
  path: 'league/:leagueId',
  request: z.object({ params: leagueId, body: leagueChange }),
  success: leagueAnswer,
});

/** POST league/{code}/join: a member who joins again gets the same answer. Its `code` is spelled as in the URL. */
export const joinLeague = endpoint({
  name: 'joinLeague',
  method: 'POST',
  area: 'game',
  path: 'league/:code/join',
  request: z.object({ params: leagueCode }),
  success: leagueAnswer,
});

/** POST league/{id}/leave: a manager who leaves hands the league to the member who joined first; the last member deletes it. [A-327, D53] */
export const leaveLeague = endpoint({
  name: 'leaveLeague',
  method: 'POST',
  area: 'game',
  path: 'league/:leagueId/leave',
  request: z.object({ params: leagueId }),
  success: z.object({}),
});

/** POST league/{id}/delete: deletes a league for all members. For its manager. */
export const deleteLeague = endpoint({
  name: 'deleteLeague',
  method: 'POST',
  area: 'game',
  path: 'league/:leagueId/delete',
  request: z.object({ params: leagueId }),
  success: z.object({}),
});

/** POST league/{id}/code: gives a league a new code; the old code and its links stop working. For its manager. */
export const renewLeagueCode = endpoint({
  name: 'renewLeagueCode',
  method: 'POST',
  area: 'game',
  path: 'league/:leagueId/code',
  request: z.object({ params: leagueId }),
  success: leagueAnswer,
});
