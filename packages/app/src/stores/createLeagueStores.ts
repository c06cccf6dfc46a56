import { JoinLeagueStore } from '@rugby/domain/stores/leagues/JoinLeagueStore';
import { LeagueStore } from '@rugby/domain/stores/leagues/LeagueStore';
import { MyLeaguesStore } from '@rugby/domain/stores/leagues/MyLeaguesStore';
import { createSnackbarQueue } from '@rugby/ui/primitives/snackbarQueue';
import type { LeagueStores, StartStores, Stores } from './Stores.ts';

/** The header shows the number of open invites, which the dashboard knows. */
export function createLeagueStores({ api, ports }: StartStores, dashboard: Stores['dashboard']): LeagueStores {
  const mine = new MyLeaguesStore(api, ports.poll, () => void dashboard.load());
  return {
    mine,
    join: new JoinLeagueStore(api, ports.poll, ({ id }) => mine.handleJoined(id)),
    league: new LeagueStore(api, ports.poll, () => void dashboard.load()),
    messages: createSnackbarQueue(),
  };
}
