import type { ColumnType } from 'kysely';

export interface IdempotencyKeyTable {
  readonly userId: number;
  readonly key: string;
  /** SHA-256 of method, URL and input. */
  readonly requestHash: string;
  /** The stored answer for repeated requests. */
  readonly answer: string;
  /** The status of the answer: 200, or that of a refusal. */
  readonly status: ColumnType<number, number | undefined, number>;
  readonly createdAt: ColumnType<Date, Date, Date>;
}

/** The keys of registrations. A repeat signs in the user that the first request made. */
export interface RegistrationKeyTable {
  /** SHA-256 of the key. */
  readonly keyHash: string;
  readonly userId: number;
  /** SHA-256 of the request without its password. */
  readonly requestHash: string;
  readonly createdAt: ColumnType<Date, Date | undefined, Date>;
}

/** The refusals of registrations. A repeat gets the same one. */
export interface RefusedRegistrationTable {
  /** SHA-256 of the key. */
  readonly keyHash: string;
  /** A hash of the whole request, keyed with its key, which is not stored: no one can try passwords with it. */
  readonly requestHash: string;
  readonly errors: ColumnType<unknown, string, string>;
  readonly createdAt: ColumnType<Date, Date | undefined, Date>;
}
