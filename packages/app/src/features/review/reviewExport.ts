import { csvOf } from '@rugby/domain/game/account/exportFiles';
import type { SeasonReviewContents } from '@rugby/ui/review/SeasonReview';

/** The figures of a review as CSV: the league whose ranks they hold, if it is one, those of each round, and of each player. [B17, B25] */
export function reviewExport(
  { rounds, earners }: Pick<SeasonReviewContents, 'rounds' | 'earners'>,
  league: string | undefined,
): string {
  return csvOf({
    ...(league !== undefined && { league: { name: league } }),
    rounds: rounds.map((round) => ({ ...round })),
    players: earners.map(({ name, points, rounds: played, roundsAsCaptain }) => ({ name, points, played, roundsAsCaptain })),
  });
}
