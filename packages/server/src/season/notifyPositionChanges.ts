import type { EditionId } from '@rugby/domain/editions';
import { positions } from '@rugby/domain/game/model/entities';
import { slotsOf } from '@rugby/domain/game/model/positions';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { FeedPlayer } from './feed/feed.ts';

type PlayerPosition = Pick<FeedPlayer, 'id' | 'position'>;

/** Returns the players of a feed whose stored position differs. */
export async function playersWithNewPosition(
  tx: Transaction<Database>,
  edition: EditionId,
  players: readonly FeedPlayer[],
): Promise<readonly PlayerPosition[]> {
  const rows = await tx.selectFrom('players').select(['id', 'position']).where('edition', '=', edition).execute();
  const before = new Map(rows.map(({ id, position }) => [id, position]));
  return players.filter(({ id, position }) => before.has(id) && before.get(id) !== position);
}

/**
 * Notifies every user whose team holds one of these players in a slot of another position. Unread notifications of these players
 * are replaced, so that a player who is back at their position causes none. [G-302, G-303]
 */
export async function notifyPositionChanges(
  tx: Transaction<Database>,
  edition: EditionId,
  moved: readonly PlayerPosition[],
): Promise<void> {
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  await tx
    .deleteFrom('userModals')
    .where('edition', '=', edition)
    .where('outPlayerId', 'in', ids)
    .where('viewedAt', 'is', null)
    .execute();
  const places = positions.flatMap((position) => slotsOf(position).map(() => position));
  await sql`
    insert into user_modals (user_id, edition, out_player_id, current_position, prev_position)
    select teams.user_id, teams.edition, players.id, players.position, (${places}::text[])[place.number]
    from teams
      join users on users.id = teams.user_id and not users.is_practice
      cross join unnest(teams.lineup) with ordinality as place (player_id, number)
      join players on players.edition = teams.edition and players.id = place.player_id
    where teams.edition = ${edition} and players.id = any(${ids}::integer[])
      and players.position <> (${places}::text[])[place.number]
    order by teams.user_id, place.number
  `.execute(tx);
}
