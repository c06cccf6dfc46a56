import type { ComparedFigures } from './differences.ts';

/** A saved team: fifteen player ids and the captain. */
export interface Entrant {
  readonly teamId: number;
  readonly lineup: readonly number[];
  readonly captainId: number | null;
}

/** The points of each player in a round by player id. */
export interface PlayerPoints {
  readonly id: number;
  readonly points: ReadonlyMap<number, number>;
}

/**
 * Counts a team's points in a round, independently of the game's scoring: the points of its players, the captain twice. [G-014]
 */
export function recountTeam({ lineup, captainId }: Omit<Entrant, 'teamId'>, { points }: PlayerPoints): number {
  let total = 0;
  for (const playerId of lineup) total += (points.get(playerId) ?? 0) * (playerId === captainId ? 2 : 1);
  return total;
}

/** Counts a team's points over rounds. */
export function recountTotal(entrant: Omit<Entrant, 'teamId'>, rounds: readonly PlayerPoints[]): number {
  let total = 0;
  for (const round of rounds) total += recountTeam(entrant, round);
  return total;
}

/** Returns the rank among totals: one more than the number of higher totals. */
export function placeOf(total: number, totals: readonly number[]): number {
  return totals.filter((other) => other > total).length + 1;
}

/** Returns the rank of a team among all teams after rounds. */
export function rankAfter(mine: Omit<Entrant, 'teamId'>, entrants: readonly Entrant[], rounds: readonly PlayerPoints[]): number {
  return placeOf(
    recountTotal(mine, rounds),
    entrants.map((entrant) => recountTotal(entrant, rounds)),
  );
}

/** Returns the average of the teams' points with one decimal, halves away from zero. */
export function averageOf(totals: readonly number[]): number {
  let sum = 0;
  for (const total of totals) sum += total;
  return (Math.sign(sum) * Math.round((10 * Math.abs(sum)) / totals.length)) / 10;
}

/** Returns every team's points in each round and in total. */
export function teamFigures(entrants: readonly Entrant[], rounds: readonly PlayerPoints[]): ComparedFigures {
  const figures = new Map<string, number>();
  for (const entrant of entrants) {
    for (const round of rounds) figures.set(`team ${entrant.teamId} in round ${round.id}`, recountTeam(entrant, round));
    figures.set(`team ${entrant.teamId} in all`, recountTotal(entrant, rounds));
  }
  return figures;
}
