import { countriesFile } from '@rugby/domain/contract/geo/countries';
import { PlayerStatsStore } from '@rugby/domain/stores/players/PlayerStatsStore';
import { StatsCentreStore } from '@rugby/domain/stores/players/StatsCentreStore';
import { PollStore } from '@rugby/domain/stores/season/PollStore';
import { RemoteValue } from '@rugby/domain/stores/remote/RemoteValue';
import { FixturesStore } from '@rugby/domain/stores/season/FixturesStore';
import { PoolsNoticeStore } from '@rugby/domain/stores/tutorial/PoolsNoticeStore';
import { TutorialStore } from '@rugby/domain/stores/tutorial/TutorialStore';
import type { GameStores, StartStores } from './Stores.ts';

export function createGameStores({ api, edition, live, ports, season }: StartStores): GameStores {
  const playerStats = new PlayerStatsStore(api);
  const tutorial = new TutorialStore(edition.id, ports.storage);
  return {
    tutorial,
    poolsNotice: new PoolsNoticeStore(edition, ports.storage, tutorial),
    fixtures: new FixturesStore(season, new PollStore(api, ports.page, { live })),
    playerStats,
    statsCentre: new StatsCentreStore(season, playerStats, new PollStore(api, ports.page, { live })),
    countries: new RemoteValue(() => api.fetch(countriesFile)),
  };
}
