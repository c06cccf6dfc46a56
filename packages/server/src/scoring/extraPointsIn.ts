import type { Edition } from '@rugby/domain/editions';
import type { Booster } from '@rugby/domain/game/model/entities';
import { extraPoints } from '@rugby/domain/game/scoring/extraPoints';
import { scorePlayer } from '@rugby/domain/game/scoring/scorePlayer';
import { type RoundScores } from '@rugby/domain/game/scoring/scoreTeam';
import { paysExtraPoints } from '@rugby/domain/game/boosters/boosterBehaviours';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/**
 * Returns a function for the points that Super Kicker and Defensive King add to their player's own points in a round. Reads stat
 * lines only of the players with such boosters. [G-378]
 */
export async function extraPointsIn(
  db: Kysely<Database>,
  edition: Edition,
  roundId: number,
  boosters: readonly Pick<Booster, 'type' | 'playerId'>[],
): Promise<RoundScores['extraOf']> {
  const ids = new Set(boosters.flatMap(({ type, playerId }) => (paysExtraPoints(type) && playerId !== null ? [playerId] : [])));
  if (ids.size === 0) return () => 0;
  const rows = await db
    .selectFrom('statRecords')
    .innerJoin('players', (join) =>
      join.onRef('players.edition', '=', 'statRecords.edition').onRef('players.id', '=', 'statRecords.playerId'),
    )
    .select(['playerId', 'position', 'line'])
    .where('statRecords.edition', '=', edition.id)
    .where('roundId', '=', roundId)
    .where('playerId', 'in', [...ids])
    .execute();
  const scoresOf = Map.groupBy(rows, ({ playerId }) => playerId);
  return ({ type, playerId }) => {
    if (!paysExtraPoints(type) || playerId === null) return 0;
    const scores = scoresOf.get(playerId) ?? [];
    return extraPoints(
      type,
      scores.map(({ position, line }) => scorePlayer(position, line, edition.minuteThresholds)),
      edition,
    );
  };
}
