import { ReviewStore } from '@rugby/domain/stores/review/ReviewStore';
import { PollStore } from '@rugby/domain/stores/season/PollStore';
import { repeatAfterSignIn } from '@rugby/domain/stores/session/repeatAfterSignIn';
import type { StartStores } from './Stores.ts';

export function createReviewStore(start: StartStores): ReviewStore {
  const { live, ports, season } = start;
  const api = repeatAfterSignIn(start);
  const pause = () => new Promise<void>((resume) => void ports.page.after(0, resume));
  return new ReviewStore({ api, season, poll: new PollStore(api, ports.page, { live }), pause });
}
