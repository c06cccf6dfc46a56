import type { HeadToHead, Meeting, MeetingResult } from '../model/contest.ts';
import type { Round } from '../model/entities.ts';
import { arePointsProvisional } from '../season/countdown.ts';
import { contestRounds, entriesOf, hasLeftBy, ownEntryOf, sideOf, stateOf } from './contestParts.ts';
import { headToHeadTable, type PlayedMeeting, type TableRow } from './headToHeadTable.ts';
import { type Pairing, pairingsOf } from './meetings.ts';
import type { ContestFigures, StoredContest } from './StoredContest.ts';

/** What the answer about a contest is for: its reader, the round that they ask for, and the season. */
export interface ContestRequest {
  readonly readerId: number;
  /** Undefined for the latest round that has begun. */
  readonly roundId?: number | undefined;
  /** All rounds of the season, in their order. */
  readonly rounds: readonly Round[];
  /** Game time in epoch milliseconds. */
  readonly now: number;
}

/**
 * Head-to-head as a reader sees it: the meetings of a round and the table after it. Everything follows from the draw and the points, so
 * corrections of statistics correct it as well. [B22, D52]
 */
export function playHeadToHead(contest: StoredContest, figures: ContestFigures, request: ContestRequest): HeadToHead {
  const rounds = contestRounds(contest, request.rounds);
  const begun = rounds.filter(({ status }) => status !== 'scheduled');
  const shown = rounds.find(({ id }) => id === request.roundId) ?? begun.at(-1) ?? rounds[0];
  const index = rounds.findIndex((round) => round === shown);
  const after = begun.slice(0, index + 1);
  const before = new Map(tableAfter(contest, after.slice(0, -1), figures).map(({ entry, rank }) => [entry, rank]));
  return {
    state: stateOf(rounds),
    seed: contest.seed,
    firstRoundId: contest.firstRoundId,
    entries: entriesOf(contest),
    ownEntry: ownEntryOf(contest, request.readerId),
    isProvisional: after.some((round) => arePointsProvisional(round, request.now)),
    roundIds: rounds.map(({ id }) => id),
    roundId: shown?.id ?? null,
    meetings: shown === undefined ? [] : meetingsIn(contest, shown, index, figures),
    table: tableAfter(contest, after, figures).map((row) => ({ ...row, prevRank: before.get(row.entry) ?? null })),
  };
}

function tableAfter(contest: StoredContest, rounds: readonly Round[], figures: ContestFigures): readonly TableRow[] {
  const last = rounds.at(-1);
  const overallOf = (entry: number) => (last === undefined ? null : figures.overallAfter(entry, last.id));
  const played = rounds.flatMap((round, index) => playedIn(contest, round, index, figures));
  const table = headToHeadTable(contest.entries.length, played, overallOf);
  return last === undefined ? [] : table;
}

/** Both sides of each meeting of a round. The average has no row. */
function playedIn(contest: StoredContest, round: Round, index: number, figures: ContestFigures): readonly PlayedMeeting[] {
  return pairingsOf(contest.entries.length, index).flatMap((pairing) => {
    const { home, away, homePoints, awayPoints, result } = meet(contest, round, pairing, figures);
    const ofHome = { entry: home, opponent: away, points: homePoints, result: result.home };
    return away === null ? [ofHome] : [ofHome, { entry: away, opponent: home, points: awayPoints, result: result.away }];
  });
}

function meetingsIn(contest: StoredContest, round: Round, index: number, figures: ContestFigures): readonly Meeting[] {
  const hasBegun = round.status !== 'scheduled';
  return pairingsOf(contest.entries.length, index).map((pairing) => {
    const { home, away, awayPoints, result } = meet(contest, round, pairing, figures);
    return {
      home: sideOf(contest, home, round, figures),
      away: away === null ? null : sideOf(contest, away, round, figures),
      average: away === null && hasBegun ? awayPoints : null,
      result: hasBegun ? result.home : null,
    };
  });
}

/** The points and the results of a pairing. Who has left loses, whatever the points. */
function meet(contest: StoredContest, round: Round, pairing: Pairing, figures: ContestFigures) {
  const { home, away } = pairing;
  const pointsOf = (entry: number) => sideOf(contest, entry, round, figures).points ?? 0;
  const homePoints = pointsOf(home);
  const awayPoints = away === null ? averageIn(contest, round, pointsOf) : pointsOf(away);
  const isHomeGone = hasLeftBy(contest, home, round);
  const isAwayGone = away !== null && hasLeftBy(contest, away, round);
  return {
    ...pairing,
    homePoints,
    awayPoints,
    result: {
      home: resultOf(isHomeGone, isAwayGone, homePoints - awayPoints),
      away: resultOf(isAwayGone, isHomeGone, awayPoints - homePoints),
    },
  };
}

function resultOf(isGone: boolean, isOpponentGone: boolean, difference: number): MeetingResult {
  if (isGone) return 'lost';
  if (isOpponentGone || difference > 0) return 'won';
  return difference === 0 ? 'drawn' : 'lost';
}

/** The average of the entries that have not left, rounded to whole points, halves up. [D52] */
function averageIn(contest: StoredContest, round: Round, pointsOf: (entry: number) => number): number {
  const playing = contest.entries.filter(({ entry }) => !hasLeftBy(contest, entry, round));
  const sum = playing.reduce((total, { entry }) => total + pointsOf(entry), 0);
  return playing.length === 0 ? 0 : Math.round(sum / playing.length);
}
