import type { Booster, Round } from '@rugby/domain/game/entities';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/** All boosters that a team has applied in the season, in the order of their rounds. */
export async function boostersOf(
  db: Kysely<Database>,
  teamId: number,
  { rounds }: { readonly rounds: readonly Round[] },
): Promise<readonly Booster[]> {
  const rows = await db
    .selectFrom('teamBoosters')
    .select(['id', 'type', 'roundId', 'playerId'])
    .where('teamId', '=', teamId)
    .orderBy('id')
    .execute();
  return rounds.flatMap(({ id, roundNumber }) =>
    rows.filter(({ roundId }) => roundId === id).map((booster) => ({ ...booster, roundNumber })),
  );
}
