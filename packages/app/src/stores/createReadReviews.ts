import { createApi } from '@rugby/domain/api/apiClient';
import { editions } from '@rugby/domain/editions';
import type { ExportedReviews } from '@rugby/domain/game/review/exportReview';
import { readReview } from '@rugby/domain/stores/review/readReview';
import { ClockStore } from '@rugby/domain/stores/season/ClockStore';
import { SeasonStore } from '@rugby/domain/stores/season/SeasonStore';
import type { AccountStores, StartStores } from './Stores.ts';

/** Reads the season reviews of several editions, each from its own season and clock, for an export. */
export function createReadReviews({ ports }: StartStores): AccountStores['readReviews'] {
  const pause = () => new Promise<void>((resume) => void ports.page.after(0, resume));
  return async (ids) => {
    const all: ExportedReviews[] = [];
    for (const id of ids) {
      const clock = new ClockStore(ports.clock);
      const api = createApi({ ...ports.api, edition: editions[id], onGameTime: clock.correct });
      const outcome = await readReview({ api, season: new SeasonStore(editions[id], api, clock), pause });
      if (!outcome.ok) return outcome;
      all.push(outcome.value);
    }
    return {
      ok: true,
      value: {
        reviews: all.flatMap(({ reviews }) => reviews),
        reviewedRounds: all.flatMap(({ reviewedRounds }) => reviewedRounds),
        reviewedPlayers: all.flatMap(({ reviewedPlayers }) => reviewedPlayers),
      },
    };
  };
}
