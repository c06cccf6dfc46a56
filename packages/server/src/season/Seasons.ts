import type { Edition, EditionId } from '@rugby/domain/editions';
import type { GameWorld } from '@rugby/domain/game/world';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { loadSeason, type Season } from './loadSeason.ts';
import { holdSeasonStill } from './locks.ts';

/** The seasons as this process knows them: read once, kept until somebody says that they changed. */
export class Seasons {
  private readonly db: Kysely<Database>;
  private readonly kept = new Map<EditionId, Promise<Season | undefined>>();

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** The season of an edition; undefined when nothing was imported yet. */
  of(edition: Edition): Promise<Season | undefined> {
    return this.kept.get(edition.id) ?? this.load(this.db, edition.id);
  }

  /** Game time of an edition: the database's clock and the edition's offset. ISO 8601 in milliseconds. */
  async gameTime(edition: Edition): Promise<string> {
    const season = await this.of(edition);
    return new Date(Date.now() + (season?.aheadOfMachineMs ?? 0)).toISOString();
  }

  /**
   * All that rules may look at, as the transaction must see it: the season at its newest revision, held still until the transaction
   * ends, and game time by the database's clock. Undefined without a season. To be asked before a team is judged.
   */
  async worldIn(tx: Transaction<Database>, edition: Edition): Promise<GameWorld | undefined> {
    await holdSeasonStill(tx, edition.id);
    const head = await tx
      .selectFrom('seasons')
      .select(['revision', sql<Date>`clock_timestamp() + clock_offset_ms * interval '1 millisecond'`.as('now')])
      .where('edition', '=', edition.id)
      .executeTakeFirst();
    if (head === undefined) return undefined;
    const kept = await this.kept.get(edition.id);
    const season = kept?.revision === head.revision ? kept : await this.load(tx, edition.id);
    if (season === undefined) return undefined;
    const { rounds, squads, players } = season;
    return { edition, rounds, squads, players, now: head.now.getTime() };
  }

  /** Forgets what was read, because the season changed. */
  forget(): void {
    this.kept.clear();
  }

  private load(db: Kysely<Database>, edition: EditionId): Promise<Season | undefined> {
    const loading = loadSeason(db, edition);
    this.kept.set(edition, loading);
    loading.catch(() => {
      if (this.kept.get(edition) === loading) this.kept.delete(edition);
    });
    return loading;
  }
}
