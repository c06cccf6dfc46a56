import type { EditionId } from '@rugby/domain/editions';
import type { PlayerStatus } from '@rugby/domain/game/model/entities';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { Simulation } from './loadSimulation.ts';

/** Time before a fixture when squads are named. */
export const NAMED_BEFORE_MS = 48 * 60 * 60 * 1000;

/**
 * Returns the players whose status must change at `now` (epoch milliseconds of game time), by their new status. 48 hours before
 * its fixture of the current round a squad names 23 players and its injured; all other players are uncertain. [G-173, G-176]
 */
export async function statusChanges(
  db: Kysely<Database>,
  edition: EditionId,
  { players, namedSquad }: Simulation,
  now: number,
): Promise<ReadonlyMap<PlayerStatus, readonly number[]>> {
  const matches = await db
    .selectFrom('fixtures')
    .select(['id', 'homeSquadId', 'awaySquadId'])
    .where('edition', '=', edition)
    .where('date', '<=', new Date(now + NAMED_BEFORE_MS))
    .where('roundId', '=', ({ selectFrom }) =>
      selectFrom('rounds')
        .select('id')
        .where('edition', '=', edition)
        .where('status', '<>', 'complete')
        .orderBy('roundNumber')
        .limit(1),
    )
    .execute();
  const statuses = new Map<number, PlayerStatus>();
  for (const { id, homeSquadId, awaySquadId } of matches) {
    for (const squadId of [homeSquadId, awaySquadId]) {
      const { starting, bench, injured } = namedSquad(squadId, id);
      starting.forEach((player) => statuses.set(player.id, 'starting'));
      bench.forEach((player) => statuses.set(player.id, 'bench'));
      injured.forEach((player) => statuses.set(player.id, 'injured'));
    }
  }
  const naming = new Set(matches.flatMap(({ homeSquadId, awaySquadId }) => [homeSquadId, awaySquadId]));
  const withNext = [...players.values()].map((player) => ({
    ...player,
    next: statuses.get(player.id) ?? (naming.has(player.squadId) ? ('not-selected' as const) : ('uncertain' as const)),
  }));
  const changed = withNext.filter(({ status, next }) => status !== next);
  return new Map([...Map.groupBy(changed, ({ next }) => next)].map(([status, some]) => [status, some.map(({ id }) => id)]));
}

/** Stores the statuses. */
export async function writeStatuses(
  tx: Transaction<Database>,
  edition: EditionId,
  changes: ReadonlyMap<PlayerStatus, readonly number[]>,
): Promise<void> {
  for (const [status, ids] of changes) {
    await tx.updateTable('players').set({ status }).where('edition', '=', edition).where('id', 'in', ids).execute();
  }
}
