import { countriesFile } from '@rugby/domain/contract/countries';
import { PlayerStatsStore } from '@rugby/domain/stores/players/PlayerStatsStore';
import { RemoteValue } from '@rugby/domain/stores/remote/RemoteValue';
import { FixturesStore } from '@rugby/domain/stores/season/FixturesStore';
import { PoolsNoticeStore } from '@rugby/domain/stores/tutorial/PoolsNoticeStore';
import { TutorialStore } from '@rugby/domain/stores/tutorial/TutorialStore';
import type { GameStores, StartStores } from './Stores.ts';

export function createGameStores({ api, edition, ports, season }: StartStores): GameStores {
  const tutorial = new TutorialStore(edition.id, ports.storage);
  return {
    tutorial,
    poolsNotice: new PoolsNoticeStore(edition, ports.storage, tutorial),
    fixtures: new FixturesStore(season),
    playerStats: new PlayerStatsStore(api),
    countries: new RemoteValue(() => api.fetch(countriesFile)),
  };
}
