import type { Edition } from '../../editions.ts';
import type { Player } from '../model/entities.ts';

type Pictured = Pick<Player, 'feedId'>;
type WithImages = Pick<Edition, 'playerImages'>;

/** The URL of a player's picture for the pitch, by the feed's id. Undefined in an edition without pictures. [G-164] */
export function pitchAvatar({ feedId }: Pictured, { playerImages }: WithImages): string | undefined {
  return playerImages === null ? undefined : `${playerImages}/pitch/${feedId}.webp`;
}

/** The URL of a player's picture for the profile. Undefined in an edition without pictures. [G-164] */
export function profileAvatar({ feedId }: Pictured, { playerImages }: WithImages): string | undefined {
  return playerImages === null ? undefined : `${playerImages}/profile/${feedId}.webp`;
}
