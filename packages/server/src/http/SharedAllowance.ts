import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import { hashText } from '../protection/hashText.ts';
import type { Database } from '../db/tables.ts';

/** A call that waits for its turn under a name. */
interface Waiting {
  readonly resolve: (seconds: number) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Limits how often something may happen under a name, like `Allowance`, but counts in the database: for all processes together. Each call is
 * one statement by primary key. A name that has none left is not written to. Calls under one name take turns, because their statements would
 * wait for the same row: a flood from one network holds one connection, and who waits when none is left gets the same answer.
 */
export class SharedAllowance {
  private readonly db: Kysely<Database>;
  private readonly kind: string;
  private readonly limit: number;
  private readonly lengthMs: number;
  private readonly waiting = new Map<string, Waiting[]>();

  /** `kind` keeps the names of different limits apart. */
  constructor(db: Kysely<Database>, kind: string, limit: number, lengthMs: number) {
    this.db = db;
    this.kind = kind;
    this.limit = limit;
    this.lengthMs = lengthMs;
  }

  /** Takes one. Returns 0, or the whole seconds to wait when none is left. */
  take(name: string): Promise<number> {
    const nameHash = this.hashOf(name);
    return new Promise((resolve, reject) => {
      const queue = this.waiting.get(nameHash);
      if (queue !== undefined) return void queue.push({ resolve, reject });
      const started = [{ resolve, reject }];
      this.waiting.set(nameHash, started);
      void this.takeTurns(nameHash, started);
    });
  }

  private async takeTurns(nameHash: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      try {
        const seconds = await this.takeOne(nameHash);
        const answered = seconds === 0 ? queue.splice(0, 1) : queue.splice(0);
        for (const { resolve } of answered) resolve(seconds);
      } catch (error) {
        for (const { reject } of queue.splice(0)) reject(error);
      }
    }
    this.waiting.delete(nameHash);
  }

  private async takeOne(nameHash: string): Promise<number> {
    const endsAt = sql<Date>`now() + ${this.lengthMs}::int * interval '1 millisecond'`;
    const hasEnded = this.hasEnded();
    const taken = await this.db
      .insertInto('rateLimits')
      .values({ nameHash, taken: 1, endsAt })
      .onConflict((conflict) =>
        conflict
          .column('nameHash')
          .doUpdateSet({
            taken: sql`case when ${hasEnded} then 1 else rate_limits.taken + 1 end`,
            endsAt: sql`case when ${hasEnded} then excluded.ends_at else rate_limits.ends_at end`,
          })
          .where(({ or, eb }) => or([hasEnded, eb('rateLimits.taken', '<', this.limit)])),
      )
      .returning('taken')
      .executeTakeFirst();
    return taken === undefined ? this.secondsLeft(nameHash) : 0;
  }

  /** Returns one that turned out not to count. */
  async giveBack(name: string): Promise<void> {
    await this.db
      .updateTable('rateLimits')
      .set({ taken: sql`taken - 1` })
      .where('nameHash', '=', this.hashOf(name))
      .where('taken', '>', 0)
      .execute();
  }

  /** Whether none is left. */
  async isUsedUp(name: string): Promise<boolean> {
    const used = await this.db
      .selectFrom('rateLimits')
      .select('taken')
      .where('nameHash', '=', this.hashOf(name))
      .where('taken', '>=', this.limit)
      .where(({ not }) => not(this.hasEnded()))
      .executeTakeFirst();
    return used !== undefined;
  }

  /** A window that ends later than any that begins now is from before the clock of the database was set back. */
  private hasEnded(): RawBuilder<SqlBool> {
    const latest = sql<Date>`now() + ${this.lengthMs}::int * interval '1 millisecond' + interval '1 minute'`;
    return sql<SqlBool>`(rate_limits.ends_at <= now() or rate_limits.ends_at > ${latest})`;
  }

  private async secondsLeft(nameHash: string): Promise<number> {
    const row = await this.db
      .selectFrom('rateLimits')
      .select(sql<number>`greatest(1, ceil(extract(epoch from ends_at - now())))::int`.as('seconds'))
      .where('nameHash', '=', nameHash)
      .executeTakeFirst();
    return row?.seconds ?? 1;
  }

  private hashOf(name: string): string {
    return hashText(`${this.kind} ${name}`);
  }
}
