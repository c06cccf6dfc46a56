import {
  contestStates,
  cupDecisions,
  meetingResults,
  tableTieBreaks,
  tieStatuses,
  type ContestEntry,
  type ContestSide,
  type Cup,
  type CupSide,
  type CupStage,
  type HeadToHead,
  type HeadToHeadRow,
  type Meeting,
} from '../../game/model/contest.ts';
import { mostCupEntries, mostHeadToHeadEntries } from '../../game/model/contestSizes.ts';
import { endpoint } from '../endpoint.ts';
import { z } from '../schema.ts';
import { integer, listOf, natural, typed, upTo, wholeNumber } from '../text.ts';
import { leagueId } from './league.ts';

/** The most rounds of a season. */
const mostRounds = 100;

const count = z.nullable(natural);
const seed = z.nullable(upTo(20));

const entry: z.ZodMiniType<ContestEntry> = z.object({
  entry: natural,
  userId: z.nullable(integer),
  displayName: z.nullable(typed),
  teamName: z.nullable(typed),
  hasLeft: z.boolean(),
});

const base = (mostEntries: number) => ({
  state: z.enum(contestStates),
  seed,
  firstRoundId: z.nullable(integer),
  entries: listOf(entry, mostEntries),
  ownEntry: z.nullable(natural),
  isProvisional: z.boolean(),
});

const sideFields = { entry: natural, points: z.nullable(integer), playersToPlay: count, playersInPlay: count };
const side: z.ZodMiniType<ContestSide> = z.object(sideFields);

const meeting: z.ZodMiniType<Meeting> = z.object({
  home: side,
  away: z.nullable(side),
  average: z.nullable(integer),
  result: z.nullable(z.enum(meetingResults)),
});

const tableRow: z.ZodMiniType<HeadToHeadRow> = z.object({
  entry: natural,
  rank: natural,
  prevRank: count,
  played: natural,
  won: natural,
  drawn: natural,
  lost: natural,
  pointsFor: integer,
  tablePoints: natural,
  form: listOf(z.enum(meetingResults), mostRounds),
  decidedBy: z.nullable(z.enum(tableTieBreaks)),
});

const headToHead: z.ZodMiniType<HeadToHead> = z.object({
  ...base(mostHeadToHeadEntries),
  roundIds: listOf(integer, mostRounds),
  roundId: z.nullable(integer),
  meetings: listOf(meeting, mostHeadToHeadEntries),
  table: listOf(tableRow, mostHeadToHeadEntries),
});

/**
 * GET league/{id}/head-to-head?round: the meetings of a round, by default the latest that has begun, and the table after it; 404 for
 * a round that the season does not have. The draw has at most
 * `mostHeadToHeadEntries` users, so the answer has no pages. For those who may see the league. [B22, D52]
 */
export const getHeadToHead = endpoint({
  name: 'headToHead',
  method: 'GET',
  area: 'game',
  path: 'league/:leagueId/head-to-head',
  request: z.object({ params: leagueId, query: z.object({ round: z.optional(wholeNumber) }) }),
  success: z.object({ headToHead }),
});

const cupSide: z.ZodMiniType<CupSide> = z.object({ ...sideFields, captainPoints: z.nullable(integer) });

const stage: z.ZodMiniType<CupStage> = z.object({
  roundId: z.nullable(integer),
  status: z.enum(['scheduled', 'playing', 'complete']),
  ties: listOf(
    z.object({
      home: z.nullable(cupSide),
      away: z.nullable(cupSide),
      status: z.enum(tieStatuses),
      winner: count,
      leader: count,
      decidedBy: z.nullable(z.enum(cupDecisions)),
    }),
    mostCupEntries,
  ),
});

const cup: z.ZodMiniType<Cup> = z.object({
  ...base(mostCupEntries),
  stages: listOf(stage, mostRounds),
  champion: count,
});

/** GET league/{id}/cup: the whole bracket, which has at most `mostCupEntries` users. For those who may see the league. [B22, D52] */
export const getCup = endpoint({
  name: 'cup',
  method: 'GET',
  area: 'game',
  path: 'league/:leagueId/cup',
  request: z.object({ params: leagueId }),
  success: z.object({ cup }),
});
