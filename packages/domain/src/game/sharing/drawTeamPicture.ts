import { drawableText, drawText, textWidth, wrapText } from '../drawing/lettering.ts';
import { svg } from '../drawing/svg.ts';
import { drawPitch } from './drawPitch.ts';
import { drawPlayers } from './drawPlayers.ts';
import { fitName } from './fitName.ts';
import { drawTag, drawWordmark } from './pictureParts.ts';
import { type PictureColors, pictureColors } from './pictureColors.ts';
import { type PictureFormat, pictureSizes, pitchPlaces } from './pictureFormats.ts';
import type { TeamPicture } from './TeamPicture.ts';

/**
 * Draws the fifteen of a team with its points, as the text of an SVG. It needs neither fonts nor other files, so that it looks the same in a browser
 * and on a server. [B16]
 */
export function drawTeamPicture(picture: TeamPicture, format: PictureFormat): string {
  const colors = pictureColors[picture.edition.id];
  const { width, height } = pictureSizes[format];
  const places = pitchPlaces[format];
  return svg(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    drawPitch(places, colors),
    drawPlayers(picture.players, places, colors),
    format === 'wide' ? drawSide(picture, colors) : drawHeadAndFoot(picture, colors),
  );
}

/** The left side of the wide picture. */
function drawSide(
  { edition, host, teamName, round, points, rank, average, captain }: TeamPicture,
  colors: PictureColors,
): string {
  const { onBrandBar, onBrandBarMuted } = colors;
  const left = 48;
  const name = fitName(drawableText(teamName), [36, 30, 25], 280);
  const facts = [rank && `${rank.place} ${rank.of}`, average, captain].filter((fact) => fact !== undefined);
  const small = { font: 'text', size: 20 } as const;
  const lastName = 404 + (name.lines.length - 1) * name.size * 1.08;
  return [
    svg('path', { d: 'M0 0H490L321 630H0Z', fill: colors.brandBar }),
    drawWordmark(edition.title, { x: left, y: 71, size: 29 }, colors),
    drawTag(round, { x: left, y: 128 }, colors),
    drawText(points, { font: 'display', size: 182 }, { x: left - 3, y: 347, fill: onBrandBar }),
    ...name.lines.map((line, index) =>
      drawText(line, { font: 'display', size: name.size }, { x: left, y: 404 + index * name.size * 1.08, fill: onBrandBar }),
    ),
    ...facts.flatMap((fact, index) =>
      wrapText(drawableText(fact), small, 300, 1).map((line) =>
        drawText(line, small, { x: left, y: lastName + 36 + index * 30, fill: onBrandBarMuted }),
      ),
    ),
    drawText(host, { font: 'text', size: 17 }, { x: left, y: 588, fill: onBrandBarMuted }),
  ].join('');
}

/** The bars above and below the tall picture. */
function drawHeadAndFoot({ edition, host, teamName, round, points, rank, average }: TeamPicture, colors: PictureColors): string {
  const { width, height } = pictureSizes.tall;
  const { onBrandBar, onBrandBarMuted, brandBar } = colors;
  const [left, right, baseline] = [56, width - 56, 1316];
  const score = { font: 'display', size: 176 } as const;
  const scoreLeft = right - textWidth(points, score);
  const name = fitName(drawableText(teamName), [58, 48, 40], scoreLeft - left - 40);
  const place = { font: 'display', size: 34 } as const;
  const small = { font: 'text', size: 25 } as const;
  const rest = [rank?.of, average].filter((fact) => fact !== undefined).join(', ');
  const restLeft = rank === undefined ? left : left + textWidth(rank.place, place) + 9;
  return [
    svg('rect', { width, height: 300, fill: brandBar }),
    svg('rect', { y: 1258, width, height: height - 1258, fill: brandBar }),
    drawWordmark(edition.title, { x: left, y: 76, size: 36 }, colors),
    drawTag(round, { x: Math.min(scoreLeft, right - 200), y: 46 }, colors),
    drawText(points, score, { x: right, y: 256, anchor: 'end', fill: onBrandBar }),
    ...name.lines.map((line, index) =>
      drawText(line, { font: 'display', size: name.size }, { x: left, y: 175 + index * name.size * 1.07, fill: onBrandBar }),
    ),
    rank === undefined ? '' : drawText(rank.place, place, { x: left, y: baseline, fill: onBrandBar }),
    drawText(rest, small, { x: restLeft, y: baseline, fill: onBrandBarMuted }),
    drawText(host, small, { x: right, y: baseline, anchor: 'end', fill: onBrandBarMuted }),
  ].join('');
}
