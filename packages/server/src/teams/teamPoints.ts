import type { Player, Round, Selection, TeamPoints } from '@rugby/domain/game/entities';
import { scoreTeam } from '@rugby/domain/game/scoreTeam';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/** Points of a selection in a round by its players' published points, and of each player with his multiplier. */
export function roundPoints(
  selection: Selection,
  roundId: number,
  players: ReadonlyMap<number, Player>,
): Omit<TeamPoints, 'total'> {
  const { points, lines } = scoreTeam(selection, [], {
    pointsOf: (playerId) => players.get(playerId)?.stats.scores[roundId],
    extraOf: () => 0,
  });
  const played = lines.filter(({ playerId }) => players.get(playerId)?.stats.scores[roundId] !== undefined);
  return { round: points, players: Object.fromEntries(played.map(({ playerId, total }) => [playerId, total])) };
}

/** Points of a team over its rounds, up to and with `until` when it is given. */
export async function totalPoints(db: Kysely<Database>, teamId: number, until?: Round): Promise<number> {
  const { total } = await db
    .selectFrom('teamRounds')
    .innerJoin('rounds', (join) =>
      join.onRef('rounds.edition', '=', 'teamRounds.edition').onRef('rounds.id', '=', 'teamRounds.roundId'),
    )
    .select(({ fn }) => fn.sum<string | null>('teamRounds.points').as('total'))
    .where('teamId', '=', teamId)
    .$if(until !== undefined, (query) => query.where('rounds.roundNumber', '<=', until?.roundNumber ?? 0))
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}
