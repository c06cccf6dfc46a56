import type { EditionId } from '@rugby/domain/editions';
import type { Round, Squad } from '@rugby/domain/game/entities';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import { roundsOf } from './roundsOf.ts';

/** One edition's season at one revision. */
export interface Season {
  readonly origin: 'practice' | 'import';
  readonly revision: number;
  /** Milliseconds from this machine's clock to game time. */
  readonly aheadOfMachineMs: number;
  readonly rounds: readonly Round[];
  readonly squads: readonly Squad[];
}

/** Reads the season of an edition; undefined when there is none. */
export async function loadSeason(db: Kysely<Database>, edition: EditionId): Promise<Season | undefined> {
  const asked = Date.now();
  const head = await db
    .selectFrom('seasons')
    .select(['origin', 'revision', 'clockOffsetMs', sql<Date>`clock_timestamp()`.as('databaseTime')])
    .where('edition', '=', edition)
    .executeTakeFirst();
  if (head === undefined) return undefined;
  const machine = (asked + Date.now()) / 2;
  const squads = await db.selectFrom('squads').selectAll().where('edition', '=', edition).orderBy('id').execute();
  return {
    origin: head.origin,
    revision: head.revision,
    aheadOfMachineMs: Math.round(head.databaseTime.getTime() - machine) + Number(head.clockOffsetMs),
    rounds: await roundsOf(db, edition, squads),
    squads: squads.map(({ id, name, abbreviation, badge }) => ({ id, name, abbreviation, badge })),
  };
}
