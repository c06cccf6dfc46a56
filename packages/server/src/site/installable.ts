import type { Edition } from '@rugby/domain/editions';
import { mailColors } from '../mail/mailColors.ts';

/** The sizes of the icon in pixels: for launchers and for splash screens. */
export const iconSizes = [192, 512] as const;

/** The path of the web app manifest of an edition. */
export function manifestPathOf({ basePath }: Pick<Edition, 'basePath'>): string {
  return `${basePath}/site.webmanifest`;
}

/** The path of an edition's icon. */
export function iconPathOf({ id }: Pick<Edition, 'id'>, size: (typeof iconSizes)[number]): string {
  return `/media/icon/${id}-${size}.png`;
}

/** The colour of an edition's header, which systems give their own bars and the icon. */
export function barColorOf({ id }: Pick<Edition, 'id'>): string {
  return mailColors[id].dark.brandBar;
}
