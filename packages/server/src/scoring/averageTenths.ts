import { type RawBuilder, sql } from 'kysely';

/** SQL expression: the average of rounds in tenths of a point, halves away from zero. */
export function averageTenths(total: RawBuilder<unknown>, rounds: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`round(${total} * 10.0 / ${rounds})::int`;
}
