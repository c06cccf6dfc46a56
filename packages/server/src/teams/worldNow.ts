import type { Edition } from '@rugby/domain/editions';
import type { GameWorld } from '@rugby/domain/game/world';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { Refused } from '../http/refused.ts';
import type { Seasons } from '../season/Seasons.ts';

/** The world as this process knows it, for answers that store nothing. Refuses an edition without a season. */
export async function worldNow(seasons: Seasons, edition: Edition, words: Words): Promise<GameWorld> {
  const season = await seasons.of(edition);
  if (season === undefined) throw noSeason(words);
  const { rounds, squads, players, aheadOfMachineMs } = season;
  return { edition, rounds, squads, players, now: Date.now() + aheadOfMachineMs };
}

/** The world as the transaction must judge by it. Refuses an edition without a season. */
export async function worldWithin(
  tx: Transaction<Database>,
  seasons: Seasons,
  edition: Edition,
  words: Words,
): Promise<GameWorld> {
  const world = await seasons.worldIn(tx, edition);
  if (world === undefined) throw noSeason(words);
  return world;
}

function noSeason(words: Words): Refused {
  return new Refused(422, [{ code: 'team-creation-disabled', message: words('server.noSeason') }]);
}
