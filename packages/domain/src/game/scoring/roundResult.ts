import type { Player, Round, TeamHistory } from '../model/entities.ts';
import { playerIds } from '../model/lineup.ts';
import { scoreTeamPlayer, type TeamScoreLine } from './scoreTeam.ts';

/**
 * The player who brought a team the most points in a round, the first in slot order among equals; undefined when no player played. The line says
 * what captain and booster made of the player's own points.
 */
export function bestOfRound(history: TeamHistory, players: ReadonlyMap<number, Player>): TeamScoreLine | undefined {
  const { lineup, captainId, boosters, points, roundId } = history;
  const pointsOf = (id: number) => players.get(id)?.stats.scores[roundId];
  return playerIds(lineup)
    .flatMap((id): readonly TeamScoreLine[] => {
      const total = points.players[id];
      if (total === undefined) return [];
      const line = scoreTeamPlayer(id, captainId, boosters, { pointsOf, extraOf: () => 0 });
      return [{ ...line, total, bonus: total - line.points * line.multiplier }];
    })
    .reduce<TeamScoreLine | undefined>((best, line) => (best === undefined || line.total > best.total ? line : best), undefined);
}

/** How far points are above the average of all teams, or below it: by the average as pages show it, without decimals. */
export function differenceFromAverage(points: number, average: number): number {
  return points - Math.round(average);
}

/** The last complete round that a team with this start round played; undefined before there is one. */
export function lastPlayedRound(rounds: readonly Round[], startRoundId: number | null): Round | undefined {
  const start = rounds.findIndex(({ id }) => id === startRoundId);
  return start < 0 ? undefined : rounds.slice(start).findLast(({ status }) => status === 'complete');
}

/**
 * The round whose result is new to a user who last looked at the game in the round `seenId`, when that was not complete yet; undefined when they
 * have missed nothing.
 */
export function newResult(rounds: readonly Round[], startRoundId: number | null, seenId: number | null): Round | undefined {
  const last = lastPlayedRound(rounds, startRoundId);
  const seen = rounds.findIndex(({ id }) => id === seenId);
  return last !== undefined && seen >= 0 && rounds.indexOf(last) >= seen ? last : undefined;
}
