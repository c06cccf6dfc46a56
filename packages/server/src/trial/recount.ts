import type { Figures } from './differences.ts';

/** A team as it was saved: fifteen player ids, and who leads them. */
export interface Entrant {
  readonly teamId: number;
  readonly lineup: readonly number[];
  readonly captainId: number | null;
}

/** A round as the files tell it: each player's points by his id. */
export interface RoundPoints {
  readonly id: number;
  readonly points: ReadonlyMap<number, number>;
}

/**
 * A team's points in a round, counted without a line of the game's own scoring: what its players were given, the captain twice.
 * [G-014]
 */
export function recounted({ lineup, captainId }: Omit<Entrant, 'teamId'>, { points }: RoundPoints): number {
  let total = 0;
  for (const playerId of lineup) total += (points.get(playerId) ?? 0) * (playerId === captainId ? 2 : 1);
  return total;
}

/** A team's points over rounds. */
export function recountedTotal(entrant: Omit<Entrant, 'teamId'>, rounds: readonly RoundPoints[]): number {
  let total = 0;
  for (const round of rounds) total += recounted(entrant, round);
  return total;
}

/** The place among totals: one more than there are better ones. */
export function placeOf(total: number, totals: readonly number[]): number {
  return totals.filter((other) => other > total).length + 1;
}

/** Every team's points in each round and over all of them. */
export function teamFigures(entrants: readonly Entrant[], rounds: readonly RoundPoints[]): Figures {
  const figures = new Map<string, number>();
  for (const entrant of entrants) {
    for (const round of rounds) figures.set(`team ${entrant.teamId} in round ${round.id}`, recounted(entrant, round));
    figures.set(`team ${entrant.teamId} in all`, recountedTotal(entrant, rounds));
  }
  return figures;
}
