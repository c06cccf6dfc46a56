import { FindUserStore } from '@rugby/domain/stores/rankings/FindUserStore';
import { RankingStore } from '@rugby/domain/stores/rankings/RankingStore';
import { PollStore } from '@rugby/domain/stores/season/PollStore';
import type { RankingStores, StartStores } from './Stores.ts';

export function createRankingsStores({ api, clock, live, ports, season }: StartStores): RankingStores {
  return {
    ranking: new RankingStore({ api, season, clock, poll: new PollStore(api, ports.page, { live }) }),
    findUser: new FindUserStore(api, ports.page),
  };
}
