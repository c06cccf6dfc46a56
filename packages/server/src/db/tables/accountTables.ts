import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The encoded avatar of a user. */
export interface AvatarTable {
  readonly userId: number;
  /** SHA-256 of the body. */
  readonly hash: string;
  readonly body: Buffer;
}

/** A session of a user. */
export interface SessionTable {
  readonly id: GeneratedAlways<number>;
  /** SHA-256 of the cookie's value. */
  readonly idHash: string;
  readonly userId: number;
  readonly createdAt: Generated<Date>;
  readonly lastUsedAt: ColumnType<Date, never, Date>;
  readonly userAgent: ColumnType<string, string | undefined, never>;
}
