import type { Lineup, Player } from '../model/entities.ts';
import { playerIds } from '../model/lineup.ts';

/** The cost of a lineup at today's prices, in whole dollars. Unknown players cost 0. [G-186] */
export function valueOf(lineup: Lineup, players: ReadonlyMap<number, Player>): number {
  return playerIds(lineup).reduce((sum, id) => sum + (players.get(id)?.cost ?? 0), 0);
}

/** The rest of the salary cap, in whole dollars; negative when the team is over it. [G-200, G-306] */
export function budgetOf(lineup: Lineup, salaryCap: number, players: ReadonlyMap<number, Player>): number {
  return salaryCap - valueOf(lineup, players);
}
