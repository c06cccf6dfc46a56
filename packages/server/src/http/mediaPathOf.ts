import type { Edition } from '@rugby/domain/editions';

/** The path of a picture below the folder of an edition: `/media/image/trc/share.jpg`. A part may be a parameter of a route. */
export function mediaPathOf({ apiSuffix }: Pick<Edition, 'apiSuffix'>, ...parts: readonly string[]): string {
  return ['/media/image', ...(apiSuffix === '' ? [] : [apiSuffix]), ...parts].join('/');
}
