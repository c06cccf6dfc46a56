import type { Kit } from '../../kits.ts';
import * as shape from './jerseyDrawing.ts';
import { drawText } from './lettering.ts';
import { svg } from './svg.ts';

/** Colours of the line around a jersey. */
export interface JerseyOutlines {
  readonly jerseyOutlineDarkKit: string;
  readonly jerseyOutlineLightKit: string;
}

/** The place of a jersey: its upper left corner and its width in px. */
export interface JerseyPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The width of the view box of a jersey. */
const box = 96;

/** Draws the jersey of a squad with its number, as `Jersey` does on the screen. The numbers of a picture differ: the clips are named by them. */
export function drawJersey(kit: Kit, number: number, place: JerseyPlace, outlines: JerseyOutlines): string {
  const isDark = shape.isDarkKit(kit);
  const stroke = isDark ? outlines.jerseyOutlineDarkKit : outlines.jerseyOutlineLightKit;
  const clip = (part: string) => `jersey-${number}-${part}`;
  const { mirror } = shape;
  const second = (one: shape.PatternShape | undefined) => (one === undefined ? '' : svg('path', { fill: kit.second, ...one }));
  const { body, sleeve, leftSleeve } = shape.kitPatterns[kit.pattern];
  const shade = (d: string, opacity: number, transform?: string) => svg('path', { d, fill: '#000', opacity, transform });
  const ground = (fill: string) => svg('rect', { width: box, height: 92, fill });
  const drawSleeve = (part: string, fill: string, pattern: string, transform?: string) =>
    svg(
      'g',
      { 'clip-path': `url(#${clip(part)})` },
      ground(fill),
      pattern,
      svg('path', { d: shape.leftCuff, fill: kit.trim, transform }),
      shade(shape.sleeveShade, 0.17, transform),
    );
  return inPlace(
    place,
    svg(
      'defs',
      {},
      svg('clipPath', { id: clip('body') }, svg('path', { d: shape.body })),
      svg('clipPath', { id: clip('left') }, svg('path', { d: shape.leftSleeve })),
      svg('clipPath', { id: clip('right') }, svg('path', { d: shape.leftSleeve, transform: mirror })),
    ),
    svg(
      'g',
      { fill: 'none', stroke, 'stroke-linejoin': 'round', 'stroke-width': (2 * box) / place.width },
      svg('path', { d: shape.leftSleeve }),
      svg('path', { d: shape.leftSleeve, transform: mirror }),
      svg('path', { d: shape.body }),
    ),
    drawSleeve('left', leftSleeve === undefined ? kit.base : kit.second, second(sleeve)),
    drawSleeve('right', kit.base, svg('g', { transform: mirror }, second(sleeve)), mirror),
    svg(
      'g',
      { 'clip-path': `url(#${clip('body')})` },
      ground(kit.base),
      second(body),
      shade(shape.sideShade, 0.13),
      shade(shape.hemShade, 0.1),
      svg('path', { d: shape.shine, fill: '#fff', opacity: isDark ? 0.07 : 0.2 }),
    ),
    svg('path', { d: shape.collar, fill: kit.trim }),
    drawText(
      String(number),
      { font: 'display', size: 39 },
      {
        x: shape.number.x,
        y: shape.number.baseline,
        anchor: 'middle',
        fill: kit.number,
        ...(kit.numberOutline !== null && { outline: { color: kit.numberOutline, width: 5 } }),
      },
    ),
  );
}

/** Draws the outline of a jersey for a place without a player. */
export function drawEmptyJersey(place: JerseyPlace, color: string): string {
  return inPlace(
    place,
    svg('path', { d: shape.outline, fill: 'none', stroke: color, 'stroke-width': 2, 'stroke-dasharray': '6 5', opacity: 0.7 }),
  );
}

function inPlace({ x, y, width }: JerseyPlace, ...children: readonly string[]): string {
  return svg('g', { transform: `translate(${x} ${y}) scale(${width / box})` }, ...children);
}
