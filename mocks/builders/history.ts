import type { Gamebar } from '@rugby/domain/contract/gamebar';
import type { Player, TeamHistory } from '@rugby/domain/game/model/entities';
import { scoreTeam } from '@rugby/domain/game/scoring/scoreTeam';
import { fifteenOf } from './player.ts';
import { aTeam } from './team.ts';

/** The team of `aTeam` as it played a round: its points follow from what its players scored, the captain's doubled. */
export function aTeamHistory(about: Partial<TeamHistory> = {}, players: readonly Player[] = fifteenOf()): TeamHistory {
  const { lineup, captainId, salaryCap, value } = aTeam();
  const roundId = about.roundId ?? 6;
  const scores = new Map(players.map(({ id, stats }) => [id, stats.scores[roundId]]));
  const { points, lines } = scoreTeam({ lineup, captainId, ...about }, about.boosters ?? [], {
    pointsOf: (id) => scores.get(id),
    extraOf: () => 0,
  });
  return {
    lineup,
    captainId,
    salaryCap,
    value,
    boosters: [],
    points: { round: points, total: points, players: Object.fromEntries(lines.map(({ playerId, total }) => [playerId, total])) },
    ...about,
    roundId,
  };
}

/** The figures of a user without a team, unless `about` says otherwise. */
export function aGamebar(about: Partial<Gamebar> = {}): Gamebar {
  return { roundPoints: null, totalPoints: null, rank: null, roundRank: null, isProvisional: null, ...about };
}
