import type { EditionId } from '@rugby/domain/editions';
import { playedSeasons } from '../facts/playedSeasons.ts';
import { MATCH_OVER_MS } from './dueStep.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

/** Rounds that are over when a practice season begins. */
export const roundsPlayed: Readonly<Record<EditionId, number>> = { srp: 6, trc: 2 };

/** How far the rounds of the played season are moved, in milliseconds. */
export interface Placement {
  readonly played: number;
  readonly coming: number;
}

/**
 * Places a season around `now` (epoch milliseconds) by whole numbers of weeks: the first round to come kicks off at least one day and less
 * than eight days from now, and all rounds before it are over. Where both cannot be so, from shortly before a weekend until it is played, a
 * free week stands between them.
 */
export function placeSeason(edition: EditionId, now: number): Placement {
  const kickOffs = playedSeasons[edition].rounds.map(({ matches }) => matches.map(([kickOff]) => Date.parse(kickOff)));
  const next = Math.min(...(kickOffs[roundsPlayed[edition]] ?? []));
  const last = Math.max(...kickOffs.slice(0, roundsPlayed[edition]).flat());
  const coming = Math.ceil((now + DAY_MS - next) / WEEK_MS) * WEEK_MS;
  const isOver = last + coming + MATCH_OVER_MS <= now;
  return { coming, played: isOver ? coming : coming - WEEK_MS };
}
