import { ReviewStore } from '@rugby/domain/stores/review/ReviewStore';
import { PollStore } from '@rugby/domain/stores/season/PollStore';
import type { StartStores } from './Stores.ts';

export function createReviewStore({ api, live, ports, season }: StartStores): ReviewStore {
  const pause = () => new Promise<void>((resume) => void ports.page.after(0, resume));
  return new ReviewStore({ api, season, poll: new PollStore(api, ports.page, { live }), pause });
}
