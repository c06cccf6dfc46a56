import type { EditionId } from '@rugby/domain/editions';
import { playedSeasons } from '../facts/playedSeasons.ts';
import { MATCH_OVER_MS } from './dueStep.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

/** Number of rounds that are complete when a practice season begins. */
export const roundsPlayed: Readonly<Record<EditionId, number>> = { srp: 6, trc: 2 };

/** How far the complete rounds and the coming rounds are moved in time, in milliseconds. */
export interface Placement {
  readonly played: number;
  readonly coming: number;
}

/**
 * Places a season around `now` (epoch milliseconds) by whole weeks: the first coming round kicks off at least one day and less
 * than eight days from now, and all rounds before it are over. Where both are not possible, from shortly before a weekend until
 * it is played, a free week is between them.
 */
export function placeSeason(edition: EditionId, now: number): Placement {
  const kickOffs = playedSeasons[edition].rounds.map(({ matches }) => matches.map(([kickOff]) => Date.parse(kickOff)));
  const next = Math.min(...(kickOffs[roundsPlayed[edition]] ?? []));
  const last = Math.max(...kickOffs.slice(0, roundsPlayed[edition]).flat());
  const coming = Math.ceil((now + DAY_MS - next) / WEEK_MS) * WEEK_MS;
  const isOver = last + coming + MATCH_OVER_MS <= now;
  return { coming, played: isOver ? coming : coming - WEEK_MS };
}
