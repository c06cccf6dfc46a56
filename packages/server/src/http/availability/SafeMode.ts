import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';

/** A change was asked for in safe mode. Answered 503 with a sentence for users. */
export class SafeModeError extends Error {
  override readonly name = 'SafeModeError';
}

/**
 * Whether the game is in safe mode, in which everything can be read and nothing changed. It is read when the database notifies of a change,
 * not for each request; while the database does not answer, what was known last counts.
 */
export class SafeMode {
  private readonly db: Kysely<Database>;
  private current = false;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  get isOn(): boolean {
    return this.current;
  }

  /** Reads it again. */
  async refresh(): Promise<void> {
    this.current = (await this.db.selectFrom('safeMode').select('isOn').executeTakeFirst()) !== undefined;
  }

  /** Throws a `SafeModeError` in safe mode. */
  refuseChange(): void {
    if (this.current) throw new SafeModeError('The game is in safe mode.');
  }
}
