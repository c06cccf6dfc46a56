import { drawText, textWidth } from '../drawing/lettering.ts';
import { markedStroke, monogram } from '../drawing/monogram.ts';
import { svg } from '../drawing/svg.ts';
import type { PictureColors } from './pictureColors.ts';

interface WordmarkPlace {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
}

/** The title of the edition in its lettering, with the number fifteen in Roman figures. */
export function drawWordmark(
  title: string,
  { x, y, size }: WordmarkPlace,
  { onBrandBar, brandBarMarker }: PictureColors,
): string {
  const lettering = { font: 'display', size } as const;
  const text = title.toUpperCase();
  const height = size * 0.7;
  const end = x + textWidth(text, lettering) + size * 0.3;
  return [
    drawText(text, lettering, { x, y, fill: onBrandBar }),
    svg(
      'g',
      { transform: `translate(${end} ${y - height}) scale(${height / 40})` },
      ...monogram.map((d) => svg('path', { d, fill: onBrandBar })),
      svg('path', { d: markedStroke, fill: brandBarMarker }),
    ),
  ].join('');
}

const tagHeight = 44;
/** Tangent of the slant of 15 degrees, times the height. */
const tagSlant = tagHeight * 0.268;

/** A few words in a slanted tab; `y` is its upper edge. */
export function drawTag(text: string, { x, y }: { readonly x: number; readonly y: number }, colors: PictureColors): string {
  const lettering = { font: 'display', size: 24 } as const;
  const end = x + 20 + textWidth(text, lettering) + 18 + tagSlant;
  return [
    svg('path', { d: `M${x} ${y}H${end}L${end - tagSlant} ${y + tagHeight}H${x}Z`, fill: colors.brandBarMarker }),
    drawText(text, lettering, { x: x + 20, y: y + 31, fill: colors.brandBar }),
  ].join('');
}
