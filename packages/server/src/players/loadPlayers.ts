import { type EditionId, editions } from '@rugby/domain/editions';
import type { Player, Round } from '@rugby/domain/game/model/entities';
import { FEWEST_TEAMS_OF_SHARES, hidesShares } from '@rugby/domain/game/team/hidesPicks';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { computePlayerFigures } from './playerFigures.ts';

/** Loads the players of an edition by id, with their figures at `now` (game time, epoch milliseconds). */
export async function loadPlayers(
  db: Kysely<Database>,
  edition: EditionId,
  rounds: readonly Round[],
  now: number,
): Promise<ReadonlyMap<number, Player>> {
  const players = await db
    .selectFrom('players')
    .select(['id', 'feedId', 'firstName', 'lastName', 'squadId', 'position', 'cost', 'status'])
    .where('edition', '=', edition)
    .orderBy('id')
    .execute();
  const matches = await db
    .selectFrom('statRecords')
    .select(['playerId', 'roundId', 'points'])
    .select(({ cast, ref }) => cast<number>(ref('line', '->>').key('MP'), 'integer').as('minutes'))
    .where('edition', '=', edition)
    .orderBy('fixtureId')
    .execute();
  const selected = await loadShares(db, edition, rounds);
  const locks = await loadLocks(db, edition);
  return new Map(computePlayerFigures(players, { rounds, matches, selected, locks, now }).map((player) => [player.id, player]));
}

/** Loads the shares of rounds, without those that are held back. */
async function loadShares(db: Kysely<Database>, edition: EditionId, rounds: readonly Round[]) {
  const shares = await db
    .selectFrom('percentSelected')
    .select(['playerId', 'roundId', 'tenths'])
    .where('edition', '=', edition)
    .execute();
  if (editions[edition].revealRivals === 'always') return shares;
  const complete = db.selectFrom('teams').select('id').where('edition', '=', edition).where('isComplete', '=', true);
  const teams = await complete.limit(FEWEST_TEAMS_OF_SHARES).execute();
  const held = new Set(rounds.filter((round) => hidesShares(editions[edition], round, teams.length)).map(({ id }) => id));
  return shares.filter(({ roundId }) => !held.has(roundId));
}

/** Loads the fixture of an open round that has locked each player; of two, that of the later round. */
async function loadLocks(db: Kysely<Database>, edition: EditionId): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('playerLocks')
    .innerJoin('rounds', (join) =>
      join.onRef('rounds.edition', '=', 'playerLocks.edition').onRef('rounds.id', '=', 'playerLocks.roundId'),
    )
    .select(['playerLocks.playerId', 'playerLocks.fixtureId'])
    .where('playerLocks.edition', '=', edition)
    .where('rounds.status', '<>', 'complete')
    .orderBy('rounds.roundNumber')
    .execute();
  return new Map(rows.map(({ playerId, fixtureId }) => [playerId, fixtureId]));
}
