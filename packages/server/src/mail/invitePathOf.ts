import type { Edition } from '@rugby/domain/editions';

/** The path of the drawing at the head of an invite of an edition. */
export function invitePathOf({ apiSuffix }: Pick<Edition, 'apiSuffix'>): string {
  return ['/media/image', ...(apiSuffix === '' ? [] : [apiSuffix]), 'invite.png'].join('/');
}
