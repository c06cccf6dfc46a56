import { drawEmptyJersey, drawJersey } from '../drawing/drawJersey.ts';
import { drawableText, drawText, shortenText, textWidth } from '../drawing/lettering.ts';
import { svg } from '../drawing/svg.ts';
import { pitchRows, slotsInRow } from '../model/positions.ts';
import type { PictureColors } from './pictureColors.ts';
import type { PitchPlaces } from './pictureFormats.ts';
import type { PictureBadge, PicturedPlayer } from './TeamPicture.ts';

/** Distance of neighbours in each row, from the front row to the full back, in the wide format. */
const gaps = { A: 118, B: 118, C: 139, D: 156, E: 174, F: 157 } as const;
/** Measures of a player in the wide format: a jersey above a plate. */
const jerseyWidth = 64;
const plate = { top: 49, width: 108, height: 43, radius: 5, band: 5 } as const;
const tab = { height: 21, slant: 5.6 } as const;

/** Draws the fifteen places of a team with the players who stand in them. */
export function drawPlayers(players: ReadonlyMap<number, PicturedPlayer>, places: PitchPlaces, colors: PictureColors): string {
  const { center, firstRow, rowStep, scale } = places;
  return pitchRows
    .flatMap((row, rowIndex) => {
      const slots = slotsInRow(row);
      return slots.map(({ jersey }, index) => {
        const x = center + (index - (slots.length - 1) / 2) * gaps[row] * scale;
        const y = firstRow + rowIndex * rowStep;
        const player = players.get(jersey);
        return svg(
          'g',
          { transform: `translate(${x} ${y}) scale(${scale})` },
          player === undefined ? emptyPlace(colors) : drawPlayer(player, jersey, colors),
        );
      });
    })
    .join('');
}

function emptyPlace({ turfLine }: PictureColors): string {
  return drawEmptyJersey({ x: -jerseyWidth / 2, y: 0, width: jerseyWidth }, turfLine);
}

/** Around the middle of the jersey, from its upper edge. */
function drawPlayer({ name, squad, kit, points, badge }: PicturedPlayer, jersey: number, colors: PictureColors): string {
  const { top, width, height, radius, band } = plate;
  const left = -width / 2;
  const figure = { font: 'display', size: 18 } as const;
  const title = { font: 'display', size: 14 } as const;
  const label = shortenText(drawableText(name), title, width - 2 * band - 4);
  return [
    drawJersey(kit, jersey, { x: -jerseyWidth / 2, y: 0, width: jerseyWidth }, colors),
    badge === undefined ? '' : drawTab(badge, left, colors),
    svg('rect', { x: left, y: top + 2, width, height, rx: radius, fill: '#000', opacity: 0.22 }),
    svg('rect', { x: left, y: top, width, height, rx: radius, fill: colors.plate }),
    svg('path', { d: `M${left + radius} ${top}a5 5 0 0 0 -5 5v${height / 2 - 5}h5z`, fill: kit.base }),
    svg('path', { d: `M${left} ${top + height / 2}v${height / 2 - 5}a5 5 0 0 0 5 5v${-height / 2}z`, fill: kit.second }),
    drawText(label, title, { x: left + 9, y: top + 18, fill: colors.plateText }),
    drawText(squad, { font: 'text', size: 11 }, { x: left + 9, y: top + 35, fill: colors.plateMuted }),
    drawText(points, figure, { x: -left - 7, y: top + 36, anchor: 'end', fill: colors.plateText }),
  ].join('');
}

function drawTab({ label, tone }: PictureBadge, left: number, colors: PictureColors): string {
  const lettering = { font: 'display', size: 13 } as const;
  const width = textWidth(label, lettering) + 20;
  const bottom = plate.top + 1;
  const top = bottom - tab.height;
  const [fill, ink] = { accent: [colors.accent, colors.onAccent], highlight: [colors.highlight, colors.onHighlight] }[tone];
  return [
    svg('path', {
      d: `M${left + 4} ${top}H${left + width - tab.slant}L${left + width} ${bottom}H${left}V${top + 4}a4 4 0 0 1 4 -4z`,
      fill,
    }),
    drawText(label, lettering, { x: left + 8, y: bottom - 6, fill: ink ?? '' }),
  ].join('');
}
