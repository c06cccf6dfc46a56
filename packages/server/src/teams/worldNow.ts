import { gameTimeHeader } from '@rugby/domain/contract/gameTime';
import type { Edition } from '@rugby/domain/editions';
import type { GameWorld } from '@rugby/domain/game/world';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyReply } from 'fastify';
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

/** What a route that changes something hands on to be judged. */
export interface Judged {
  readonly tx: Transaction<Database>;
  readonly edition: Edition;
  readonly reply: FastifyReply;
}

/**
 * The world as the transaction must judge by it; the answer says the game time that was judged by, to the millisecond. Refuses an edition
 * without a season.
 */
export async function worldWithin({ tx, edition, reply }: Judged, seasons: Seasons, words: Words): Promise<GameWorld> {
  const world = await seasons.worldIn(tx, edition);
  if (world === undefined) throw noSeason(words);
  void reply.header(gameTimeHeader, new Date(world.now).toISOString());
  return world;
}

function noSeason(words: Words): Refused {
  return new Refused(422, [{ code: 'team-creation-disabled', message: words('server.noSeason') }]);
}
