import { z } from '@rugby/domain/contract/schema';
import { type RawBuilder, sql } from 'kysely';

/** What a statement reads of a user beside what it is sent for, so that it takes no statement of its own. */
export interface UserState<State> {
  /** SQL expression in JSON. */
  readonly state: (userId: RawBuilder<number>) => RawBuilder<unknown>;
  /** Parses its value. */
  readonly schema: z.ZodMiniType<State>;
}

/** Reads nothing beside. */
export const noState: UserState<null> = { state: () => sql`null`, schema: z.null() };
