import { PollStore } from '@rugby/domain/stores/season/PollStore';
import { SharedTeamStore } from '@rugby/domain/stores/sharing/SharedTeamStore';
import type { StartStores } from './Stores.ts';

export function createSharedTeamStore({ api, live, ports, season }: StartStores): SharedTeamStore {
  return new SharedTeamStore(api, season, new PollStore(api, ports.page, { live }));
}
