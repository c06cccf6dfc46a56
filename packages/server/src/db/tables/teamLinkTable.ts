import type { EditionId } from '@rugby/domain/editions';
import type { Generated } from 'kysely';

/** A link by which a user shares their team of a round. */
export interface TeamLinkTable {
  /** Random: everyone with it may see the team. */
  readonly code: string;
  readonly userId: number;
  readonly edition: EditionId;
  readonly roundId: number;
  readonly createdAt: Generated<Date>;
}
