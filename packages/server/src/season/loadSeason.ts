import { z } from '@rugby/domain/contract/schema';
import type { EditionId } from '@rugby/domain/editions';
import type { Player, Round, Squad } from '@rugby/domain/game/model/entities';
import { type Kysely, sql } from 'kysely';
import { readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { loadPlayers } from '../players/loadPlayers.ts';
import { loadRounds } from './loadRounds.ts';

/** The season of an edition at one revision. */
export interface LoadedSeason {
  readonly origin: 'practice' | 'import';
  readonly revision: number;
  /** Milliseconds from the clock of this machine to game time. */
  readonly gameTimeOffsetMs: number;
  readonly rounds: readonly Round[];
  /** The game time at which each complete round was finished, by round id, ISO 8601. */
  readonly finishedAt: ReadonlyMap<number, string>;
  readonly squads: readonly Squad[];
  /** By id. `isLocked` and `nextFixture` are as of the time when the season was read; rules use the kick-off. */
  readonly players: ReadonlyMap<number, Player>;
}

const headSchema = z.object({
  origin: z.enum(['practice', 'import']),
  revision: z.int(),
  clockOffsetMs: z.number(),
  databaseTime: z.date(),
});

/** Loads the season of an edition; undefined when there is none. */
export async function loadSeason(db: Kysely<Database>, edition: EditionId): Promise<LoadedSeason | undefined> {
  const requestedAt = Date.now();
  const statement = sql`
    select origin, revision, clock_offset_ms::float8 as clock_offset_ms, clock_timestamp() as database_time
    from seasons where edition = ${edition}
  `;
  const [head] = await readRows(db, statement, headSchema);
  if (head === undefined) return undefined;
  const machine = (requestedAt + Date.now()) / 2;
  const gameTime = head.databaseTime.getTime() + head.clockOffsetMs;
  const squads = await db
    .selectFrom('squads')
    .select(['id', 'name', 'abbreviation', 'badge'])
    .where('edition', '=', edition)
    .orderBy('id')
    .execute();
  const { rounds, finishedAt } = await loadRounds(db, edition, squads);
  return {
    origin: head.origin,
    revision: head.revision,
    gameTimeOffsetMs: Math.round(gameTime - machine),
    rounds,
    finishedAt,
    squads,
    players: await loadPlayers(db, edition, rounds, gameTime),
  };
}
