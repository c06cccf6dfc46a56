import { getDashboard } from '@rugby/domain/contract/dashboard';
import { getSeasonReview } from '@rugby/domain/contract/review';
import { reviewRound } from '@rugby/domain/game/review/reviewRounds';
import { reviewSeason } from '@rugby/domain/game/review/seasonReview';
import { createWords } from '@rugby/domain/i18n/createWords';
import { catalog } from '@rugby/domain/i18n/catalog';
import type { SeasonReviewContents } from '@rugby/ui/review/SeasonReview';
import { reviewContents } from '../../packages/app/src/features/review/reviewContents.ts';
import { sharedReview } from '../../packages/app/src/features/review/sharedReview.ts';
import { type StoryNetwork, valueOrThrow } from './storyNetwork.ts';

const words = createWords(catalog, 'en-US');

/** The review of the scenario's team, as the network answers and the page shows it. */
export async function reviewFrom(network: StoryNetwork): Promise<SeasonReviewContents> {
  const { rounds: played } = valueOrThrow(await network.send(getSeasonReview, {}));
  const world = await network.season();
  const rounds = played.flatMap((round, index) => reviewRound(round, played.slice(0, index), world) ?? []);
  return reviewContents(reviewSeason(played, rounds, world), world, words);
}

/** The text in which the user shares it. */
export async function sharedReviewFrom(network: StoryNetwork): Promise<string> {
  const { team } = valueOrThrow(await network.send(getDashboard, {}));
  const { figures } = await reviewFrom(network);
  return sharedReview(figures, { team: team?.name ?? '', game: network.edition.title }, words);
}
