import { FindUserStore } from '@rugby/domain/stores/rankings/FindUserStore';
import { RankingStore } from '@rugby/domain/stores/rankings/RankingStore';
import { PollStore } from '@rugby/domain/stores/season/PollStore';
import { repeatAfterSignIn } from '@rugby/domain/stores/session/repeatAfterSignIn';
import type { RankingStores, StartStores } from './Stores.ts';

export function createRankingsStores(start: StartStores): RankingStores {
  const { clock, live, ports, season } = start;
  const api = repeatAfterSignIn(start);
  return {
    ranking: new RankingStore({ api, season, clock, poll: new PollStore(api, ports.page, { live }) }),
    findUser: new FindUserStore(api, ports.page),
  };
}
