import type { EditionId } from '@rugby/domain/editions';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A mail that is to be sent, was sent or was given up. Its address and texts are emptied when it left. */
export interface MailTable {
  /** Also the left part of the Message-ID, the same in each attempt. */
  readonly id: Generated<string>;
  readonly edition: EditionId;
  readonly toAddress: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Where the recipient stops mails of this kind; null for a mail that answers a request of theirs. */
  readonly unsubscribeUrl: string | null;
  readonly createdAt: ColumnType<Date, never, never>;
  /** It is not sent after this time. */
  readonly expiresAt: ColumnType<Date, Date, never>;
  /** The next attempt is not made before this time. */
  readonly dueAt: ColumnType<Date, Date | undefined, Date>;
  readonly attempts: Generated<number>;
  readonly sentAt: ColumnType<Date | null, undefined, Date>;
  readonly givenUpAt: ColumnType<Date | null, undefined, Date>;
  /** Why the last attempt failed. */
  readonly reason: string | null;
}

/** A request for a password reset that was not handled yet. The address may belong to no account. */
export interface PasswordResetRequestTable {
  readonly id: GeneratedAlways<number>;
  readonly emailKey: string;
  readonly edition: EditionId;
  readonly createdAt: ColumnType<Date, never, never>;
}

/** The latest password reset of a user; a newer one replaces it. */
export interface PasswordResetTable {
  readonly userId: number;
  /** SHA-256 of the token. */
  readonly tokenHash: string;
  readonly expiresAt: ColumnType<Date, Date, Date>;
  readonly createdAt: ColumnType<Date, undefined, Date>;
}

/** A browser that a user has logged in with. [D49] */
export interface LoginDeviceTable {
  /** SHA-256 of the cookie's value. */
  readonly idHash: string;
  readonly userId: number;
  readonly createdAt: Generated<Date>;
  readonly lastUsedAt: ColumnType<Date, undefined, Date>;
}
