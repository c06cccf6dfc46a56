import type { EditionId } from '@rugby/domain/editions';
import type { Generated, GeneratedAlways } from 'kysely';

/** A reminder that a user was sent before the lock of a round. */
export interface ReminderTable {
  readonly id: GeneratedAlways<number>;
  readonly userId: number;
  readonly edition: EditionId;
  /** Null once the season of the round was replaced. */
  readonly roundId: number | null;
  /** SHA-256 of the token with which the mail is unsubscribed from. */
  readonly tokenHash: string;
  readonly sentAt: Generated<Date>;
}
