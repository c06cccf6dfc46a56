import type { Api } from '../../api/apiClient.ts';
import type { Outcome } from '../../api/failure.ts';
import { getSeasonReview } from '../../contract/review.ts';
import { exportReview, type ExportedReviews } from '../../game/review/exportReview.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import { type CountPorts, countReview } from './countReview.ts';

export interface ExportPorts extends Pick<CountPorts, 'pause'> {
  readonly api: Pick<Api, 'send'>;
  readonly season: SeasonStore;
}

const none: ExportedReviews = { reviews: [], reviewedRounds: [], reviewedPlayers: [] };

/** Loads what the season review of one edition is counted from, and counts it for an export. A team without a played round has none. [B17, B25] */
export async function readReview({ api, season, pause }: ExportPorts): Promise<Outcome<ExportedReviews>> {
  const [answer] = await Promise.all([api.send(getSeasonReview, {}), season.load()]);
  if (!answer.ok) return answer;
  if (season.failure !== undefined) return { ok: false, failure: season.failure };
  const { world } = season;
  const review = world && (await countReview(answer.value.rounds, world, { pause }));
  const hasPlayed = world !== undefined && review !== undefined && review.rounds.length > 0;
  return { ok: true, value: hasPlayed ? exportReview(review, world) : none };
}
