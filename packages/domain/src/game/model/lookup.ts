import type { Player, Squad } from './entities.ts';
import type { GameWorld } from './world.ts';

/** The player with this id. Undefined without an id, and for an id that the season does not have. */
export function findPlayer(id: number | null | undefined, { players }: Pick<GameWorld, 'players'>): Player | undefined {
  return id === null || id === undefined ? undefined : players.get(id);
}

/** The last name of a player. A player whom the season does not have is named by the id. */
export function lastNameOf(id: number, { players }: Pick<GameWorld, 'players'>): string {
  return players.get(id)?.lastName ?? String(id);
}

/** The squad with this id. A squad that the season does not have is named by the id: squads and players are published in different files. */
export function squadById(id: number, { squads }: Pick<GameWorld, 'squads'>): Squad {
  const name = String(id);
  return squads.find((squad) => squad.id === id) ?? { id, name, abbreviation: name, badge: name };
}
