import { drawTurf } from '../drawing/turfDrawing.ts';
import { svg } from '../drawing/svg.ts';
import type { PictureColors } from './pictureColors.ts';
import type { PitchPlaces } from './pictureFormats.ts';

const boardHeight = 6.5;
const seatStep = 9;

/** Draws the field in perspective, with the stand behind it. */
export function drawPitch({ turf, top }: PitchPlaces, colors: PictureColors): string {
  const { horizon, bands, outsideTouch, solidLines, dashedLines, tryLines, ticks } = drawTurf(turf);
  const { width, height } = turf;
  const seats = Array.from(
    { length: Math.floor((horizon - boardHeight) / seatStep) },
    (_, row) => `M0 ${4.5 + row * seatStep}H${width}`,
  );
  return svg(
    'g',
    { transform: `translate(0 ${top})` },
    svg(
      'radialGradient',
      { id: 'floodlight' },
      svg('stop', { offset: 0, 'stop-color': colors.turfC }),
      svg('stop', { offset: 1, 'stop-color': colors.turfC, 'stop-opacity': 0 }),
    ),
    svg('rect', { y: horizon, width, height: height - horizon, fill: colors.turfB }),
    svg('path', { d: bands, fill: colors.turfA }),
    svg('ellipse', { cx: width / 2, cy: height * 0.45, rx: width * 0.6, ry: height * 0.55, fill: 'url(#floodlight)' }),
    svg('path', { d: outsideTouch, fill: colors.apron, opacity: 0.7 }),
    svg('rect', { width, height: horizon, fill: colors.stand }),
    svg('path', { d: seats.join(''), stroke: colors.turfLine, opacity: 0.08 }),
    svg('rect', { y: horizon - boardHeight, width, height: boardHeight, fill: colors.board }),
    svg(
      'g',
      { fill: 'none', stroke: colors.turfLine, 'stroke-width': 1.25 },
      svg('path', { d: ticks, opacity: 0.4 }),
      svg('path', { d: dashedLines, 'stroke-dasharray': '10 7', opacity: 0.45 }),
      svg('path', { d: solidLines, 'stroke-width': 1.75, opacity: 0.55 }),
      svg('path', { d: tryLines, 'stroke-width': 1.75, opacity: 0.9 }),
    ),
  );
}
