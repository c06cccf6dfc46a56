import type { Edition } from '@rugby/domain/editions';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Words } from '@rugby/domain/i18n/keys';
import { Refused } from '../http/refused.ts';
import type { Seasons } from '../season/Seasons.ts';

/** The world as this process knows it, for answers that store nothing. Refuses an edition without a season. */
export async function worldNow(seasons: Seasons, edition: Edition, words: Words): Promise<GameWorld> {
  const season = await seasons.of(edition);
  if (season === undefined) throw noSeason(words);
  const { rounds, squads, players, aheadOfMachineMs } = season;
  return { edition, rounds, squads, players, now: Date.now() + aheadOfMachineMs };
}

/** 422 while an edition has no season. */
export function noSeason(words: Words): Refused {
  return new Refused(422, [{ code: 'team-creation-disabled', message: words('server.noSeason') }]);
}
