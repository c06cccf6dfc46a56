import type { Gamebar } from '@rugby/domain/contract/gamebar';
import type { Player, TeamHistory } from '@rugby/domain/game/model/entities';
import { teamPointsIn } from '@rugby/domain/game/scoring/scoreTeam';
import { fifteenOf } from './player.ts';
import { aTeam } from './team.ts';

/** The team of `aTeam` as it played a round: its points follow from what its players scored, the captain's doubled. */
export function aTeamHistory(about: Partial<TeamHistory> = {}, players: readonly Player[] = fifteenOf()): TeamHistory {
  const { lineup, captainId, salaryCap, value } = aTeam();
  const roundId = about.roundId ?? 6;
  const scores = new Map(players.map(({ id, stats }) => [id, stats.scores[roundId]]));
  const points = teamPointsIn({ lineup, captainId, ...about }, about.boosters ?? [], {
    pointsOf: (id) => scores.get(id),
    extraOf: () => 0,
  });
  return {
    lineup,
    captainId,
    salaryCap,
    value,
    boosters: [],
    points: { ...points, total: points.round },
    ...about,
    roundId,
  };
}

/** The figures of a user without a team, unless `about` says otherwise. */
export function aGamebar(about: Partial<Gamebar> = {}): Gamebar {
  const ofRound = {
    roundPoints: null,
    roundRank: null,
    isProvisional: null,
    roundTeams: null,
    roundAverage: null,
    roundHighest: null,
  };
  return { ...ofRound, rankAfterRound: null, placesWon: null, totalPoints: null, rank: null, rounds: [], ...about };
}

/** What the points of a team in a round were worth among all teams. */
export function aRoundAmongAll(roundPoints: number) {
  return {
    roundPoints,
    roundRank: 388,
    roundTeams: 48_310,
    roundAverage: 246.3,
    roundHighest: Math.max(471, roundPoints),
    rankAfterRound: 1204,
    placesWon: 813,
  };
}
