import { editionIds } from '../../editions.ts';
import { contestKinds } from '../../game/model/contest.ts';
import { privacies } from '../../game/model/league.ts';
import { endpoint } from '../endpoint.ts';
import { z } from '../schema.ts';
import { integer, listOf, natural, typed } from '../text.ts';
import { user } from './user.ts';

/** The greatest number of entries of each part: far beyond a season, which has fewer rounds and boosters. */
export const mostExported = 1000;

const instant = z.iso.datetime().check(z.maxLength(30));
const edition = z.enum(editionIds);

const selection = {
  /** Names in slot order; an empty slot is an empty text. */
  lineup: listOf(typed, mostExported),
  captain: z.nullable(typed),
};

const accountExport = z.object({
  exportedAt: instant,
  account: z.object({ ...user.shape, createdAt: instant }),
  teams: listOf(
    z.object({
      edition,
      name: typed,
      ...selection,
      isComplete: z.boolean(),
      startRound: z.nullable(natural),
      version: integer,
      savedAt: instant,
    }),
    mostExported,
  ),
  rounds: listOf(
    z.object({
      edition,
      round: integer,
      ...selection,
      boosters: listOf(typed, mostExported),
      salaryCap: integer,
      value: integer,
      points: integer,
    }),
    mostExported,
  ),
  boosters: listOf(z.object({ edition, round: integer, type: typed, player: z.nullable(typed) }), mostExported),
  notifications: listOf(
    z.object({
      edition,
      player: typed,
      position: typed,
      previousPosition: typed,
      viewedAt: z.nullable(instant),
    }),
    mostExported,
  ),
  leagues: z._default(
    listOf(
      z.object({ edition, name: typed, privacy: z.enum(privacies), isManager: z.boolean(), joinedAt: instant }),
      mostExported,
    ),
    [],
  ),
  /** The draws of head-to-head and cups that the user is in, also of leagues that they have left. */
  contests: z._default(
    listOf(
      z.object({ edition, league: typed, contest: z.enum(contestKinds), entry: natural, hasLeft: z.boolean() }),
      mostExported,
    ),
    [],
  ),
  /** Invites to leagues: sent by the user, or to the user and not answered. The address of an answered invite is empty. */
  invites: z._default(
    listOf(z.object({ edition, league: typed, email: typed, isSent: z.boolean(), sentAt: instant }), mostExported),
    [],
  ),
  /** The reminders that were mailed; the round is null once its season was replaced. */
  reminders: z._default(listOf(z.object({ edition, round: z.nullable(integer), sentAt: instant }), mostExported), []),
  /** The rounds of which the user shares the team by a link. */
  sharedRounds: z._default(listOf(z.object({ edition, round: integer, sharedAt: instant }), mostExported), []),
  sessions: listOf(z.object({ userAgent: typed, startedAt: instant, lastUsedAt: instant }), mostExported),
});

/** Everything that the game stores about a user, in names instead of ids. */
export type AccountExport = z.output<typeof accountExport>;

/** GET user/export: everything that the game stores about the user. The password is stored as a hash only and is not part of it. [B17] */
export const getAccountExport = endpoint({
  name: 'accountExport',
  method: 'GET',
  area: 'account',
  path: 'user/export',
  request: z.object({}),
  success: accountExport,
});
