import type { Edition, EditionId } from '@rugby/domain/editions';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { loadSeason, type Season } from './loadSeason.ts';

/** The seasons as this process knows them: read once, kept until somebody says that they changed. */
export class Seasons {
  private readonly db: Kysely<Database>;
  private readonly kept = new Map<EditionId, Promise<Season | undefined>>();

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** The season of an edition; undefined when nothing was imported yet. */
  of(edition: Edition): Promise<Season | undefined> {
    const kept = this.kept.get(edition.id);
    if (kept !== undefined) return kept;
    const loading = loadSeason(this.db, edition.id);
    this.kept.set(edition.id, loading);
    loading.catch(() => this.kept.delete(edition.id));
    return loading;
  }

  /** Game time of an edition: the database's clock and the edition's offset. ISO 8601 in milliseconds. */
  async gameTime(edition: Edition): Promise<string> {
    const season = await this.of(edition);
    return new Date(Date.now() + (season?.aheadOfMachineMs ?? 0)).toISOString();
  }

  /** Forgets what was read, because the season changed. */
  forget(): void {
    this.kept.clear();
  }
}
