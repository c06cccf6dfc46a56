import type { Player } from '@rugby/domain/game/model/entities';
import type { Words } from '@rugby/domain/i18n/keys';

/** `J. Whitlock`, `ʻA. Sanft-Leota`; only the last name when there is no first name. */
export function shortName({ firstName, lastName }: Pick<Player, 'firstName' | 'lastName'>, words: Words): string {
  const [initial] = /^[\p{Lm}\P{L}]*\p{L}\p{M}*/u.exec(firstName) ?? [];
  return initial === undefined ? lastName : words('pool.row.initial', { initial, lastName });
}
