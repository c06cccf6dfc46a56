import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/tables.ts';

/** A session that was not used since then has expired. */
export const usedSince = sql<Date>`now() - interval '30 days'`;
/** A session that is older has expired, however often it was used. */
export const createdSince = sql<Date>`now() - interval '90 days'`;

/** Whether a session has not expired. */
export function isValidSession({ and, eb }: ExpressionBuilder<Database, 'sessions'>) {
  return and([eb('sessions.lastUsedAt', '>', usedSince), eb('sessions.createdAt', '>', createdSince)]);
}

/** Whether a session has expired, as SQL over the columns of its table. */
export const isExpiredSession: RawBuilder<boolean> = sql`last_used_at <= ${usedSince} or created_at <= ${createdSince}`;
