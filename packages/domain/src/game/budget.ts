import type { Lineup, Player } from './entities.ts';
import { playerIds } from './lineup.ts';

/** Dollars in one unit of a displayed price. [G-011] */
export const unit = 1_000_000;

/** What the lineup costs at today's prices, in whole dollars. A player that is not known costs nothing. [G-186] */
export function valueOf(lineup: Lineup, players: ReadonlyMap<number, Player>): number {
  return playerIds(lineup).reduce((sum, id) => sum + (players.get(id)?.cost ?? 0), 0);
}

/** What is left of the salary cap, in whole dollars; negative when the team is over it. [G-200, G-306] */
export function budgetOf(lineup: Lineup, salaryCap: number, players: ReadonlyMap<number, Player>): number {
  return salaryCap - valueOf(lineup, players);
}

/** Dollars in units with one decimal: 9_250_000 is `9.3`, halves away from zero. [G-012, G-172] */
export function displayPrice(dollars: number): string {
  const tenths = Math.sign(dollars) * Math.round(Math.abs(dollars) / (unit / 10));
  return (tenths / 10).toFixed(1);
}
