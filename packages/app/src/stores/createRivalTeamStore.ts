import { RivalTeamStore } from '@rugby/domain/stores/rivalTeam/RivalTeamStore';
import { PollStore } from '@rugby/domain/stores/season/PollStore';
import type { StartStores } from './Stores.ts';

export function createRivalTeamStore({ api, live, ports, season }: StartStores): RivalTeamStore {
  return new RivalTeamStore(api, season, new PollStore(api, ports.page, { live }));
}
