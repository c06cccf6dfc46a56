import { z } from '@rugby/domain/contract/schema';
import type { Edition, EditionId } from '@rugby/domain/editions';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { closePassedRounds } from '@rugby/domain/game/season/rounds';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { loadSeason, type LoadedSeason } from './loadSeason.ts';

/** The revision of a season, and its game time by the database's clock in milliseconds since the epoch. */
export const seasonHeadSchema = z.object({ revision: z.int(), now: z.number() });
export type SeasonHead = z.output<typeof seasonHeadSchema>;

/** SQL expression: the head of an edition's season in JSON; null while there is none. */
export function seasonHead(edition: EditionId): RawBuilder<unknown> {
  return sql`(
    select json_build_object('revision', revision, 'now', extract(epoch from clock_timestamp()) * 1000 + clock_offset_ms)
    from seasons where edition = ${edition}
  )`;
}

/** The seasons of this process: read once and cached until the database notifies of a change. */
export class Seasons {
  private readonly db: Kysely<Database>;
  /** Loads that have their connection. Work that holds a connection may wait for them, and for no other. */
  private readonly cache = new Map<EditionId, Promise<LoadedSeason | undefined>>();
  /** Loads that may still wait for a connection. */
  private readonly requested = new Map<EditionId, Promise<LoadedSeason | undefined>>();

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /**
   * Returns the season of an edition; undefined before the first import. Within a transaction pass it: to wait there for another connection would
   * hold up everybody once all transactions do.
   */
  get({ id }: Edition, tx?: Kysely<Database>): Promise<LoadedSeason | undefined> {
    const loading = this.cache.get(id);
    if (loading !== undefined) return loading;
    return tx === undefined ? (this.requested.get(id) ?? this.request(id)) : this.load(tx, id);
  }

  /**
   * Returns the game time of an edition, by the clock of the database and the offset of the edition. ISO 8601 in milliseconds.
   */
  async gameTime(edition: Edition): Promise<string> {
    const season = await this.get(edition);
    return new Date(Date.now() + (season?.gameTimeOffsetMs ?? 0)).toISOString();
  }

  /**
   * Returns everything that rules look at, for a transaction that has locked the season: the season at its latest revision and
   * game time by the database's clock. `head` was read after the lock was taken.
   */
  async loadWorld(tx: Transaction<Database>, edition: Edition, head: SeasonHead): Promise<GameWorld | undefined> {
    const cached = await this.cache.get(edition.id);
    const season = cached?.revision === head.revision ? cached : await this.load(tx, edition.id);
    if (season === undefined) return undefined;
    const { rounds, squads, players } = season;
    const now = Math.floor(head.now);
    return { edition, rounds: closePassedRounds(rounds, now), squads, players, now };
  }

  /** Clears the cache, because a season changed. */
  clear(): void {
    this.cache.clear();
    this.requested.clear();
  }

  private request(edition: EditionId): Promise<LoadedSeason | undefined> {
    const loading = this.db.connection().execute((connection) => this.cache.get(edition) ?? this.load(connection, edition));
    this.requested.set(edition, loading);
    const forget = () => {
      if (this.requested.get(edition) === loading) this.requested.delete(edition);
    };
    loading.then(forget, forget);
    return loading;
  }

  private load(db: Kysely<Database>, edition: EditionId): Promise<LoadedSeason | undefined> {
    const loading = loadSeason(db, edition);
    this.cache.set(edition, loading);
    loading.catch(() => {
      if (this.cache.get(edition) === loading) this.cache.delete(edition);
    });
    return loading;
  }
}
