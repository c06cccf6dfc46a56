import type { Edition } from '@rugby/domain/editions';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { closePassedRounds } from '@rugby/domain/game/season/rounds';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { Seasons } from '../season/Seasons.ts';

/**
 * Returns the world from this process's cache, for what stores nothing in teams. Within a transaction pass it. Refuses an edition without a
 * season.
 */
export async function currentWorld(seasons: Seasons, edition: Edition, words: Words, tx?: Kysely<Database>): Promise<GameWorld> {
  const season = await seasons.get(edition, tx);
  if (season === undefined) throw noSeasonError(words);
  const { rounds, squads, players, gameTimeOffsetMs } = season;
  const now = Date.now() + gameTimeOffsetMs;
  return { edition, rounds: closePassedRounds(rounds, now), squads, players, now };
}

/** The error 422 for an edition without a season. */
export function noSeasonError(words: Words): RefusedError {
  return new RefusedError(422, [{ code: 'team-creation-disabled', message: words('server.noSeason') }]);
}
