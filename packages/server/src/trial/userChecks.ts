import { getGamebar } from '@rugby/domain/contract/gamebar';
import { getRanking } from '@rugby/domain/contract/ranking';
import { showMyTeam } from '@rugby/domain/contract/team/team';
import { showMyTeamHistory } from '@rugby/domain/contract/team/teamHistory';
import { editions } from '@rugby/domain/editions';
import type { Selection } from '@rugby/domain/game/model/entities';
import { pick } from 'es-toolkit';
import { toLineupColumn } from '../db/lineupColumn.ts';
import { averageOf, type Entrant, placeOf, rankAfter, recountTeam, recountTotal, type PlayerPoints } from './recount.ts';
import type { TrialHarness } from './createTrialHarness.ts';
import type { TrialUser } from './TrialUser.ts';

/** The user of the trial with their saved team. */
export interface Competitor {
  readonly user: TrialUser;
  readonly selection: Selection;
}

const { srp } = editions;

/** Requests the user's team, its history and its game bar for each played round, and compares them with a recount. */
export async function checkUser(
  { findings }: TrialHarness,
  { user, selection }: Competitor,
  entrants: readonly Entrant[],
  rounds: readonly PlayerPoints[],
): Promise<void> {
  const mine = { lineup: toLineupColumn(selection.lineup), captainId: selection.captainId };
  const total = recountTotal(mine, rounds);
  const rank = rankAfter(mine, entrants, rounds);
  const expected = new Map<string, unknown>([['team/show-my', { selection, total }]]);
  const { team } = await user.call(showMyTeam, srp, {});
  const actual = new Map<string, unknown>([['team/show-my', team && { selection: selectionOf(team), total: team.points.total }]]);

  const pointsByRound = rounds.map((round) => ({ roundId: round.id, points: recountTeam(mine, round) }));
  for (const [index, round] of rounds.entries()) {
    const points = {
      round: recountTeam(mine, round),
      total: recountTotal(mine, rounds.slice(0, index + 1)),
      players: playersOf(selection, mine.lineup, round),
    };
    expected.set(`team-history/show-my/${round.id}`, { roundId: round.id, selection, points });
    const { teamHistory } = await user.call(showMyTeamHistory, srp, { params: { roundId: round.id } });
    actual.set(
      `team-history/show-my/${round.id}`,
      teamHistory && { roundId: teamHistory.roundId, selection: selectionOf(teamHistory), points: teamHistory.points },
    );

    const inRound = entrants.map((entrant) => recountTeam(entrant, round));
    const rankAfterRound = rankAfter(mine, entrants, rounds.slice(0, index + 1));
    const bar = {
      roundPoints: points.round,
      totalPoints: total,
      rank,
      roundRank: placeOf(points.round, inRound),
      roundAverage: averageOf(inRound),
      roundTeams: inRound.length,
      roundHighest: Math.max(...inRound),
      rankAfterRound,
      placesWon: index === 0 ? null : rankAfter(mine, entrants, rounds.slice(0, index)) - rankAfterRound,
      rounds: pointsByRound,
    };
    expected.set(`ranking/gamebar of round ${round.id}`, bar);
    const { isProvisional: _, ...given } = await user.call(getGamebar, srp, { query: { roundId: round.id } });
    actual.set(`ranking/gamebar of round ${round.id}`, given);
    expected.set(`ranking of round ${round.id}`, expectedRanking(mine, entrants, rounds.slice(0, index + 1)));
    actual.set(`ranking of round ${round.id}`, await requestRanking(user, round.id));
  }
  findings.compare("the user's team, its past rounds and the game bar against a recount", expected, actual);
}

/** The row of the team and the best hundred teams, with their ranks and figures. Every team plays every round. */
function expectedRanking(mine: Omit<Entrant, 'teamId'>, entrants: readonly Entrant[], rounds: readonly PlayerPoints[]) {
  const last = rounds.at(-1);
  const rowOf = (entrant: Omit<Entrant, 'teamId'>) => {
    const overallPoints = recountTotal(entrant, rounds);
    const averagePoints = averageOf(rounds.map((round) => recountTeam(entrant, round)));
    const roundPoints = last === undefined ? 0 : recountTeam(entrant, last);
    const prevRank = rounds.length === 1 ? null : rankAfter(entrant, entrants, rounds.slice(0, -1));
    return { rank: rankAfter(entrant, entrants, rounds), prevRank, overallPoints, roundPoints, averagePoints };
  };
  const rows = entrants.map((entrant) => ({ teamId: entrant.teamId, ...rowOf(entrant) }));
  const inOrder = rows.toSorted((a, b) => a.rank - b.rank || a.teamId - b.teamId);
  return { numTeams: entrants.length, own: rowOf(mine), rows: inOrder.slice(0, 100) };
}

async function requestRanking(user: TrialUser, round: number) {
  const { rankings, user: own, numTeams } = await user.call(getRanking, srp, { query: { round, limit: 100 } });
  return { numTeams, own: own && pick(own, figures), rows: rankings.map((row) => pick(row, ['teamId', ...figures])) };
}

const figures = ['rank', 'prevRank', 'overallPoints', 'roundPoints', 'averagePoints'] as const;

function playersOf({ captainId }: Selection, lineup: readonly number[], { points }: PlayerPoints): Record<string, number> {
  const entries = lineup.flatMap((playerId) => {
    const given = points.get(playerId);
    return given === undefined ? [] : [[String(playerId), playerId === captainId ? 2 * given : given] as const];
  });
  return Object.fromEntries(entries);
}

function selectionOf({ lineup, captainId }: Selection): Selection {
  return { lineup, captainId };
}
