import type { Edition } from '../../editions.ts';
import type { Player } from '../model/entities.ts';

type Pictured = Pick<Player, 'feedId'>;
type WithImages = Pick<Edition, 'playerImages'>;

/**
 * The address of a player's picture for the pitch, by the feed's id; undefined in an edition without pictures: nothing is asked for then.
 * [G-164]
 */
export function pitchAvatar({ feedId }: Pictured, { playerImages }: WithImages): string | undefined {
  return playerImages === null ? undefined : `${playerImages}/pitch/${feedId}.webp`;
}

/** The same for the head of his profile. [G-164] */
export function profileAvatar({ feedId }: Pictured, { playerImages }: WithImages): string | undefined {
  return playerImages === null ? undefined : `${playerImages}/profile/${feedId}.webp`;
}
