import type { Player } from '../model/entities.ts';
import { fullName } from './fullName.ts';

/** The last name of a player; the full name where another one of the list has the same last name. */
export function distinctName(player: Player, list: Iterable<Player>): string {
  const isShared = [...list].some(({ id, lastName }) => id !== player.id && lastName === player.lastName);
  return isShared ? fullName(player) : player.lastName;
}
