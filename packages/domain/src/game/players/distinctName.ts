import type { Lineup, Player } from '../model/entities.ts';
import { playerIds } from '../model/lineup.ts';
import type { GameWorld } from '../model/world.ts';
import { fullName } from './fullName.ts';

/** The last name of a player; the full name where another one of the list has the same last name. */
export function distinctName(player: Player, list: Iterable<Player>): string {
  const isShared = [...list].some(({ id, lastName }) => id !== player.id && lastName === player.lastName);
  return isShared ? fullName(player) : player.lastName;
}

/** The name that distinguishes a player from the others with these ids. A player whom the season does not have is named by the id. */
export function distinctNameOf(id: number, ids: readonly number[], { players }: Pick<GameWorld, 'players'>): string {
  const player = players.get(id);
  const list = ids.flatMap((one) => players.get(one) ?? []);
  return player === undefined ? String(id) : distinctName(player, list);
}

/** A team whose players are named: as it is edited, and as it is saved where that differs. */
export interface NamedTeam {
  readonly lineup: Lineup;
  readonly saved?: { readonly lineup: Lineup } | null;
}

/** The name that distinguishes a player from the others of a team, as it is saved and as it is edited. */
export function nameInTeam(id: number, { lineup, saved }: NamedTeam, world: Pick<GameWorld, 'players'>): string {
  return distinctNameOf(id, [lineup, saved?.lineup ?? lineup].flatMap(playerIds), world);
}
