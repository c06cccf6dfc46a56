import { editions } from '@rugby/domain/editions';
import type { Correction, Figures, MatchFigures, Player, Round, StatCode } from '@rugby/domain/game/model/entities';
import { sumFigures } from '@rugby/domain/game/players/figures';
import { scorePlayer } from '@rugby/domain/game/scoring/scorePlayer';
import { statLine } from '@rugby/domain/game/scoring/statLine';

/** A match of a prop: 80 minutes and a try. Figures and points are computed from `scoringMetrics`, unless `about` sets them. */
export function aMatch(about: Partial<MatchFigures> = {}, position: Player['position'] = 'prop'): MatchFigures {
  const scoringMetrics = about.scoringMetrics ?? { MP: 80, T: 1, TK: 9, MT: 1, MG: 22, SW: 1 };
  const { MP, T, TA, C, TW, TK, MG, LB, O } = statLine(scoringMetrics);
  return {
    roundId: 1,
    fixtureId: 1,
    gamesPlayed: MP > 0 ? 1 : 0,
    tries: T,
    assists: TA,
    conversions: C,
    turnovers: TW,
    tackles: TK,
    metresGained: MG,
    linebreaks: LB,
    offloads: O,
    points: scorePlayer(position, statLine(scoringMetrics), editions.srp.minuteThresholds).points,
    corrections: [],
    ...about,
    scoringMetrics,
  };
}

/** One more tackle, counted on a Sunday evening in New Zealand. */
export function aCorrection(about: Partial<Correction> = {}): Correction {
  return {
    at: '2026-11-22T05:04:00.000Z',
    counts: [{ code: 'TK', from: 3, to: 4 }],
    points: { from: 40, to: 41 },
    ...about,
  };
}

/** The matches in which a player scored the points of their `scores`: in the match of their squad in each round, else in the first match. */
export function matchesOf({ squadId, position, stats }: Player, rounds: readonly Round[]): readonly MatchFigures[] {
  return rounds.flatMap(({ id, status, fixtures }) => {
    const points = stats.scores[id];
    const fixture =
      fixtures.find(({ homeSquadId, awaySquadId }) => homeSquadId === squadId || awaySquadId === squadId) ?? fixtures[0];
    if (points === undefined || fixture === undefined || status === 'scheduled') return [];
    return [aMatch({ roundId: id, fixtureId: fixture.id, scoringMetrics: countsFor(points) }, position)];
  });
}

/** The figures of a season from its matches, by player. Players without a match are left out. */
export function figuresByPlayer(players: readonly Player[], rounds: readonly Round[]): ReadonlyMap<number, Figures> {
  return new Map(
    players.flatMap((player) => {
      const matches = matchesOf(player, rounds);
      return matches.length === 0 ? [] : [[player.id, sumFigures(matches)] as const];
    }),
  );
}

/** Counts that come to so many points: 80 minutes, tries, offloads, metres, a missed tackle, and tackles or penalties for the rest. */
function countsFor(points: number): Partial<Record<StatCode, number>> {
  const beyondMinutes = points - 2;
  if (beyondMinutes < 0) return { MP: 80, PC: -beyondMinutes };
  const tries = Math.floor(beyondMinutes / 20);
  const offloads = Math.floor((beyondMinutes - tries * 15) / 8);
  const metres = Math.floor((beyondMinutes - tries * 15 - offloads * 2) / 3);
  return {
    MP: 80,
    T: tries,
    O: offloads,
    MG: metres * 10 + 4,
    TK: beyondMinutes - tries * 15 - offloads * 2 - metres + 1,
    MT: 1,
  };
}
