import {
  playerStatuses,
  type PlayerStatus,
  positions,
  type Position,
  progressStates,
  type Progress,
} from '../game/model/entities.ts';
import { z } from './schema.ts';
import { listOf, upTo } from './text.ts';

const position = z.enum(positions);
const progress = z.enum(progressStates);
const playerStatus = z.enum(playerStatuses);

/** A position in any spelling met on the wire: `loose forward`, `Fly-Half`, `center`. [G-152] */
export const wirePosition: z.ZodMiniType<Position> = z.pipe(z.pipe(upTo(100), z.transform(positionSpelling)), position);

/** The first of a player's positions; there is one at least. [G-151] */
export const wireFirstPosition: z.ZodMiniType<Position> = z.pipe(
  z.pipe(
    listOf(wirePosition, 20),
    z.transform(([first]) => first),
  ),
  position,
);

/** The progress of a round or match: `Complete` and `completed` are `complete`. [G-136] */
export const wireProgress: z.ZodMiniType<Progress> = z.pipe(
  z.pipe(
    upTo(100),
    z.transform((text) => text.toLowerCase().replace(/^completed$/, 'complete')),
  ),
  progress,
);

/** A player's availability: `not selected` is `not-selected`. [G-176] */
export const wirePlayerStatus: z.ZodMiniType<PlayerStatus> = z.pipe(
  z.pipe(
    upTo(100),
    z.transform((text) => text.toLowerCase().replaceAll(/[ _]/g, '-')),
  ),
  playerStatus,
);

/** An instant in UTC, from any offset the source writes. */
export const instant: z.ZodMiniType<string> = z.pipe(
  z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  z.transform((text) => new Date(text).toISOString()),
);

function positionSpelling(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[ -]/g, '_')
    .replace(/^center$/, 'centre');
}
