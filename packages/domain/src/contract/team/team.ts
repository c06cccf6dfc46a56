import { type Booster, boosterTypes, type Team, type TeamOfUser } from '../../game/model/entities.ts';
import { endpoint } from '../endpoint.ts';
import { readEitherName, wireCaptain, wireLineup } from './lineup.ts';
import { z } from '../schema.ts';
import { integer, listOf, natural, recordOf, typed, upTo, wholeNumber } from '../text.ts';

/** A booster on the wire. [G-202 to G-209] */
export const wireBooster: z.ZodMiniType<Booster> = z.object({
  id: integer,
  type: z.enum(boosterTypes),
  roundId: integer,
  roundNumber: integer,
  playerId: z.nullable(integer),
});

/** Points of a team: of the round, of the season, and of each player by id. */
const wirePoints = z.object({ round: integer, total: integer, players: recordOf(integer, 1000) });

/** The fields that a stored, a proposed and a past team share. */
export const wireTeamContent = {
  lineup: wireLineup,
  captainId: wireCaptain,
  salaryCap: integer,
  value: integer,
  boosters: listOf(wireBooster, 100),
  points: wirePoints,
};

const content = {
  ...wireTeamContent,
  name: upTo(200),
  userId: integer,
  startRoundId: z.nullable(integer),
  budget: integer,
  isComplete: z.boolean(),
};

const eitherName = z.transform(readEitherName);
const team: z.ZodMiniType<Team> = z.pipe(eitherName, z.object({ ...content, id: integer, version: integer, savedAt: upTo(40) }));

const otherTeam: z.ZodMiniType<TeamOfUser> = z.pipe(
  eitherName,
  z.object({ ...content, id: integer, version: z.nullable(integer), savedAt: z.nullable(upTo(40)) }),
);

const proposal = z.pipe(
  eitherName,
  z.object({ ...content, id: z.nullable(integer), version: z.nullable(integer), savedAt: z.nullable(upTo(40)) }),
);

/** A team that is not saved. Id, version and time are those of the saved team, null before the first save. */
export type TeamProposal = z.output<typeof proposal>;

/** The answer of every call that changes a team: the saved team. */
export const teamAnswer = z.object({ team });
/** The version of the team that the client changed; 0 before the first save. Null and absence skip the comparison. [D44] */
export const version = z.optional(z.nullable(natural));
const selection = { captainId: wireCaptain, lineup: wireLineup };

/** GET team/show-my: the user's team; null before the first save. [G-334] */
export const showMyTeam = endpoint({
  name: 'showMyTeam',
  method: 'GET',
  area: 'game',
  path: 'team/show-my',
  request: z.object({}),
  success: z.object({ team: z.nullable(team) }),
});

/** POST team/update: saves a lineup and its captain. With a `version`, a newer saved team is not overwritten. [G-339] */
export const updateTeam = endpoint({
  name: 'updateTeam',
  method: 'POST',
  area: 'game',
  path: 'team/update',
  request: z.object({ body: z.object({ ...selection, name: z.optional(typed), version }) }),
  success: teamAnswer,
});

/** POST team/autopick: fills the open slots and stores nothing. [G-338] */
export const autopickTeam = endpoint({
  name: 'autopickTeam',
  method: 'POST',
  area: 'game',
  path: 'team/autopick',
  request: z.object({ body: z.object(selection) }),
  success: z.object({ team: proposal }),
});

/** POST team/change-captain: changes the captain of a complete team. [G-340] */
export const changeCaptain = endpoint({
  name: 'changeCaptain',
  method: 'POST',
  area: 'game',
  path: 'team/change-captain',
  request: z.object({ body: z.object({ newId: natural.check(z.positive()), version }) }),
  success: teamAnswer,
});

/** GET team/get-by-user/{userId}: the current team of any user without its hidden parts; null for a user without a team. [G-337] */
export const teamOfUser = endpoint({
  name: 'teamOfUser',
  method: 'GET',
  area: 'game',
  path: 'team/get-by-user/:userId',
  request: z.object({ params: z.object({ userId: wholeNumber }) }),
  success: z.object({ team: z.nullable(otherTeam) }),
});
