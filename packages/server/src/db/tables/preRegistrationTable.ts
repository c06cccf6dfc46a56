import type { EditionId } from '@rugby/domain/editions';
import type { Generated, GeneratedAlways } from 'kysely';

/** An address that wants to hear about the next season of an edition. Deleted when its owner leaves the list. */
export interface PreRegistrationTable {
  readonly id: GeneratedAlways<number>;
  readonly edition: EditionId;
  readonly email: string;
  readonly emailKey: string;
  readonly firstName: string;
  readonly lastName: string;
  /** SHA-256 of the token in the confirmation. */
  readonly tokenHash: string;
  readonly createdAt: Generated<Date>;
}
