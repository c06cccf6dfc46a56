import type { Edition } from '../../editions.ts';
import { drawJersey } from '../drawing/drawJersey.ts';
import { svg } from '../drawing/svg.ts';
import { pictureColors } from './pictureColors.ts';

/** Twice the size at which a mail shows it, in px. */
const size = 88;

/**
 * Draws the jersey of a squad with the number of a place, for a mail, as the text of an SVG that needs no fonts. Undefined for a squad without a kit
 * in the edition and for another number than 1 to 15.
 */
export function drawMailJersey(
  { id, kits }: Pick<Edition, 'id' | 'kits'>,
  abbreviation: string,
  number: number,
): string | undefined {
  const kit = Object.hasOwn(kits, abbreviation) ? kits[abbreviation] : undefined;
  if (kit === undefined || !Number.isInteger(number) || number < 1 || number > 15) return undefined;
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: `0 0 ${size} ${size}` };
  return svg('svg', attributes, drawJersey(kit, number, { x: 2, y: 2, width: size - 4 }, pictureColors[id]));
}
