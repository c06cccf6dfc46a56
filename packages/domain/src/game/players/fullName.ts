import type { Player } from '../model/entities.ts';

/** `Jack Whitlock`, or the last name alone for a player without a first name. */
export function fullName({ firstName, lastName }: Pick<Player, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
