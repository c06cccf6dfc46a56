import type { Words } from '@rugby/domain/i18n/keys';
import type { ReviewLine } from '@rugby/ui/review/SeasonReview';

/** The text of a shared review: whose it is, then a line for each figure, as `Best round: 91, round 4`. */
export function sharedReview(
  figures: readonly ReviewLine[],
  { team, game }: { readonly team: string; readonly game: string },
  words: Words,
): string {
  return [words('review.shared', { team, game }), ...figures.map(lineOf)].join('\n');
}

function lineOf({ label, value, note }: ReviewLine): string {
  const line = `${label}: ${value}`;
  return note === undefined ? line : `${line}, ${note}`;
}
