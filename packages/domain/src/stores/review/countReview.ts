import type { GameWorld } from '../../game/model/world.ts';
import type { PlayedRound } from '../../game/model/playedRound.ts';
import { type ReviewedRound, reviewRound } from '../../game/review/reviewRounds.ts';
import { reviewSeason, type SeasonReview } from '../../game/review/seasonReview.ts';

export interface CountPorts {
  /** Lets the browser paint: the review is counted round by round. */
  readonly pause: () => Promise<void>;
  /** Whether the review is not needed any more. */
  readonly isOutdated?: () => boolean;
}

/** Counts the review of a season from the rounds that a team has played. Undefined when it is outdated before it is counted. [B25] */
export async function countReview(
  played: readonly PlayedRound[],
  world: GameWorld,
  { pause, isOutdated = () => false }: CountPorts,
): Promise<SeasonReview | undefined> {
  const rounds: ReviewedRound[] = [];
  for (const [index, round] of played.entries()) {
    const reviewed = reviewRound(round, played.slice(0, index), world);
    if (reviewed !== undefined) rounds.push(reviewed);
    await pause();
    if (isOutdated()) return undefined;
  }
  return reviewSeason(played, rounds, world);
}
