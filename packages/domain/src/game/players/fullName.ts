import type { Player } from '../model/entities.ts';

/** `Jack Whitlock`; without a first name the last name alone. */
export function fullName({ firstName, lastName }: Pick<Player, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
