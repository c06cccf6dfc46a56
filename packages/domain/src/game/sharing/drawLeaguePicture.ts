import type { Edition } from '../../editions.ts';
import { drawJersey } from '../drawing/drawJersey.ts';
import { drawableText, drawText, shortenText } from '../drawing/lettering.ts';
import { svg } from '../drawing/svg.ts';
import { drawPitch } from './drawPitch.ts';
import { fitName } from './fitName.ts';
import { pictureColors } from './pictureColors.ts';
import { pictureSizes, pitchPlaces } from './pictureFormats.ts';
import { drawTag, drawWordmark } from './pictureParts.ts';

/** What the picture of a league shows. All texts are in the language of the user. */
export interface LeaguePicture {
  readonly edition: Pick<Edition, 'id' | 'title' | 'kits'>;
  /** The site's address as users type it. */
  readonly host: string;
  /** "Private league". */
  readonly tag: string;
  readonly name: string;
  /** One a line: "7 teams", "Starts in round 4". */
  readonly facts: readonly string[];
}

/** Where the jerseys stand, as their upper left corners, and the numbers on them. */
const jerseys = [
  { number: 9, x: 640, y: 120 },
  { number: 7, x: 890, y: 120 },
  { number: 10, x: 590, y: 360 },
  { number: 8, x: 870, y: 360 },
] as const;

/** Draws the picture of a league for a link preview, as the text of an SVG that needs no fonts. */
export function drawLeaguePicture({ edition, host, tag, name, facts }: LeaguePicture): string {
  const colors = pictureColors[edition.id];
  const { width, height } = pictureSizes.wide;
  const kits = Object.values(edition.kits);
  const left = 48;
  const small = { font: 'text', size: 20 } as const;
  const title = fitName(drawableText(name), [60, 50, 40], 330);
  const step = title.size * 1.07;
  const below = 250 + (title.lines.length - 1) * step;
  const { onBrandBar, onBrandBarMuted } = colors;
  return svg(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    drawPitch(pitchPlaces.wide, colors),
    ...jerseys.flatMap(({ number, x, y }, index) => {
      const kit = kits[index % kits.length];
      return kit === undefined ? [] : drawJersey(kit, number, { x, y, width: 200 }, colors);
    }),
    svg('path', { d: 'M0 0H490L321 630H0Z', fill: colors.brandBar }),
    drawWordmark(edition.title, { x: left, y: 71, size: 29 }, colors),
    drawTag(tag, { x: left, y: 128 }, colors),
    ...title.lines.map((line, index) =>
      drawText(line, { font: 'display', size: title.size }, { x: left, y: 250 + index * step, fill: onBrandBar }),
    ),
    ...facts.map((fact, index) =>
      drawText(shortenText(drawableText(fact), small, 330), small, {
        x: left,
        y: below + 52 + index * 32,
        fill: onBrandBarMuted,
      }),
    ),
    drawText(host, { font: 'text', size: 17 }, { x: left, y: 588, fill: onBrandBarMuted }),
  );
}
