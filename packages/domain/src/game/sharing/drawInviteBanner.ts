import type { Edition } from '../../editions.ts';
import { drawJersey } from '../drawing/drawJersey.ts';
import { svg } from '../drawing/svg.ts';
import { drawPitch } from './drawPitch.ts';
import { pictureColors } from './pictureColors.ts';

/** Twice the size at which a mail shows it, in px. */
export const bannerSize = { width: 1200, height: 298 } as const;

const pitch = {
  turf: { ...bannerSize, ownHalfWidth: 760, ownTryLine: 282, farTryLine: 66 },
  top: 0,
  center: 600,
  firstRow: 0,
  rowStep: 0,
  scale: 1,
} as const;

/** The numbers on the jerseys, with their left edges. */
const jerseys = [
  { number: 9, x: 72 },
  { number: 7, x: 348 },
  { number: 10, x: 620 },
  { number: 8, x: 894 },
] as const;

/** Draws four jerseys of the edition on the field, for the head of a mail that invites, as the text of an SVG that needs no fonts. */
export function drawInviteBanner({ id, kits }: Pick<Edition, 'id' | 'kits'>): string {
  const colors = pictureColors[id];
  const worn = Object.values(kits);
  const { width, height } = bannerSize;
  return svg(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    drawPitch(pitch, colors),
    ...jerseys.flatMap(({ number, x }, index) => {
      const kit = worn[index % worn.length];
      return kit === undefined ? [] : drawJersey(kit, number, { x, y: 44, width: 236 }, colors);
    }),
  );
}
