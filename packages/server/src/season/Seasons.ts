import { z } from '@rugby/domain/contract/schema';
import type { Edition, EditionId } from '@rugby/domain/editions';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { loadSeason, type Season } from './loadSeason.ts';

/** How far a season is, and its game time by the database's clock in milliseconds since the epoch. */
export const seasonHeadSchema = z.object({ revision: z.int(), now: z.number() });
export type SeasonHead = z.output<typeof seasonHeadSchema>;

/** SQL expression: the head of an edition's season in JSON; null while there is none. */
export function seasonHead(edition: EditionId): RawBuilder<unknown> {
  return sql`(
    select json_build_object('revision', revision, 'now', extract(epoch from clock_timestamp()) * 1000 + clock_offset_ms)
    from seasons where edition = ${edition}
  )`;
}

/** The seasons as this process knows them: read once, kept until somebody says that they changed. */
export class Seasons {
  private readonly db: Kysely<Database>;
  private readonly cache = new Map<EditionId, Promise<Season | undefined>>();

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** The season of an edition; undefined when nothing was imported yet. */
  get(edition: Edition): Promise<Season | undefined> {
    return this.cache.get(edition.id) ?? this.load(this.db, edition.id);
  }

  /** Game time of an edition: the database's clock and the edition's offset. ISO 8601 in milliseconds. */
  async gameTime(edition: Edition): Promise<string> {
    const season = await this.get(edition);
    return new Date(Date.now() + (season?.gameTimeOffsetMs ?? 0)).toISOString();
  }

  /**
   * All that rules may look at, as a transaction must see it that holds the season still: the season at its newest revision, and game time
   * by the database's clock. `head` was read when the season was held.
   */
  async loadWorld(tx: Transaction<Database>, edition: Edition, head: SeasonHead): Promise<GameWorld | undefined> {
    const kept = await this.cache.get(edition.id);
    const season = kept?.revision === head.revision ? kept : await this.load(tx, edition.id);
    if (season === undefined) return undefined;
    const { rounds, squads, players } = season;
    return { edition, rounds, squads, players, now: Math.floor(head.now) };
  }

  /** Forgets what was read, because the season changed. */
  clear(): void {
    this.cache.clear();
  }

  private load(db: Kysely<Database>, edition: EditionId): Promise<Season | undefined> {
    const loading = loadSeason(db, edition);
    this.cache.set(edition, loading);
    loading.catch(() => {
      if (this.cache.get(edition) === loading) this.cache.delete(edition);
    });
    return loading;
  }
}
