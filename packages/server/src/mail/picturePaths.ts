import type { Edition } from '@rugby/domain/editions';
import { mediaPathOf } from '../http/mediaPathOf.ts';

/** The path of the drawing at the head of an invite of an edition. */
export function invitePathOf(edition: Pick<Edition, 'apiSuffix'>): string {
  return mediaPathOf(edition, 'invite.png');
}

/** The path of the jersey of a squad with the number of a place. With ":squad" and ":number" it is the pattern of all of them. */
export function jerseyPathOf(edition: Pick<Edition, 'apiSuffix'>, squad: string, number: number | ':number'): string {
  return mediaPathOf(edition, 'jersey', squad, `${number}.png`);
}
