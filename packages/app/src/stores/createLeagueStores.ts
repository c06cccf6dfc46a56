import { askForCup, askForHeadToHead } from '@rugby/domain/stores/contests/askForContests';
import { ContestStore } from '@rugby/domain/stores/contests/ContestStore';
import { JoinLeagueStore } from '@rugby/domain/stores/leagues/JoinLeagueStore';
import { LeagueStore } from '@rugby/domain/stores/leagues/LeagueStore';
import { MyLeaguesStore } from '@rugby/domain/stores/leagues/MyLeaguesStore';
import { oneAtATime } from '@rugby/domain/stores/remote/oneAtATime';
import { pollByRounds } from '@rugby/domain/stores/season/pollByRounds';
import { PollStore } from '@rugby/domain/stores/season/PollStore';
import { repeatAfterSignIn } from '@rugby/domain/stores/session/repeatAfterSignIn';
import { createSnackbarQueue } from '@rugby/ui/primitives/snackbarQueue';
import type { LeagueStores, StartStores, Stores } from './Stores.ts';

/** The header shows the number of open invites, which the dashboard knows. */
export function createLeagueStores(start: StartStores, dashboard: Stores['dashboard']): LeagueStores {
  const { live, ports, season } = start;
  const api = repeatAfterSignIn(start);
  const mine = new MyLeaguesStore(api, ports.page, () => void dashboard.load());
  const parts = () => ({ season, poll: new PollStore(api, ports.page, { live }) });
  return {
    mine,
    join: new JoinLeagueStore(api, ports.page, ({ id }) => mine.handleJoined(id)),
    league: new LeagueStore(api, ports.page, () => void dashboard.load()),
    headToHead: new ContestStore(askForHeadToHead(api), parts()),
    cup: new ContestStore(askForCup(api), parts()),
    follow: (onChange, onShown) => {
      const shown = oneAtATime(onShown);
      const stops = [pollByRounds(parts(), onChange), ports.page.onShown(() => void shown.request()), shown.cancel];
      return () => stops.forEach((stop) => stop());
    },
    messages: createSnackbarQueue(),
  };
}
