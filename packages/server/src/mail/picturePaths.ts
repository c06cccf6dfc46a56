import type { Edition } from '@rugby/domain/editions';

/** The path of the drawing at the head of an invite of an edition. */
export function invitePathOf(edition: Pick<Edition, 'apiSuffix'>): string {
  return `${folderOf(edition)}/invite.png`;
}

/** The path of the jersey of a squad with the number of a place. With ":squad" and ":number" it is the pattern of all of them. */
export function jerseyPathOf(edition: Pick<Edition, 'apiSuffix'>, squad: string, number: number | ':number'): string {
  return `${folderOf(edition)}/jersey/${squad}/${number}.png`;
}

function folderOf({ apiSuffix }: Pick<Edition, 'apiSuffix'>): string {
  return ['/media/image', ...(apiSuffix === '' ? [] : [apiSuffix])].join('/');
}
