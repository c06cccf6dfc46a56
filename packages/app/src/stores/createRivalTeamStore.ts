import { RivalTeamStore } from '@rugby/domain/stores/rivalTeam/RivalTeamStore';
import { PollStore } from '@rugby/domain/stores/season/PollStore';
import { repeatAfterSignIn } from '@rugby/domain/stores/session/repeatAfterSignIn';
import type { StartStores } from './Stores.ts';

export function createRivalTeamStore(start: StartStores): RivalTeamStore {
  const { live, ports, season } = start;
  const api = repeatAfterSignIn(start);
  return new RivalTeamStore(api, season, new PollStore(api, ports.page, { live }));
}
