import { boosterBehaviours } from '@rugby/domain/game/boosters/boosterBehaviours';
import { activeBoosters } from '@rugby/domain/game/boosters/appliedBoosters';
import type { Round } from '@rugby/domain/game/model/entities';
import { currentRound } from '@rugby/domain/game/season/rounds';
import { isScoring } from '@rugby/domain/game/season/startRound';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { lockRanks, refreshRanks } from '../scoring/refreshRanks.ts';
import { createTeamRound } from '../scoring/createTeamRounds.ts';
import { storePoints } from '../scoring/storePoints.ts';
import { blockOf, shareBlock } from '../scoring/teamBlocks.ts';
import { moneyOf } from './presentTeam.ts';
import { fromLineupColumn } from '../db/lineupColumn.ts';
import { roundPoints } from './teamPoints.ts';
import { boostersOf, type TeamRow } from './teamRows.ts';

/**
 * Updates what depends on a changed team: a booster of the captain in the current round follows the captain, and while that
 * round is playing its row gets the new lineup, captain, value, boosters and points. A round that has just started gets the row first, from the
 * team before the change. [G-296]
 */
export async function updateCurrentRound(tx: Transaction<Database>, row: TeamRow, world: GameWorld): Promise<TeamRow> {
  const round = currentRound(world.rounds);
  if (round === undefined || round.status === 'complete') return row;
  const synced = await syncCaptainBoosters(tx, row, round);
  return round.status === 'playing' && isScoring(row, round.id, world.rounds)
    ? updatePlayingRound(tx, synced, round, world)
    : synced;
}

async function syncCaptainBoosters(tx: Transaction<Database>, row: TeamRow, round: Round): Promise<TeamRow> {
  const { captainId: playerId } = row;
  const moving = row.boosters.filter(
    ({ type, roundId, playerId: from }) =>
      boosterBehaviours[type].target === 'captain' && roundId === round.id && from !== playerId,
  );
  if (moving.length === 0) return row;
  const ids = moving.map(({ id }) => id);
  await tx.updateTable('teamBoosters').set({ playerId }).where('id', 'in', ids).execute();
  return { ...row, boosters: row.boosters.map((booster) => (moving.includes(booster) ? { ...booster, playerId } : booster)) };
}

async function updatePlayingRound(tx: Transaction<Database>, row: TeamRow, round: Round, world: GameWorld): Promise<TeamRow> {
  const selection = { lineup: fromLineupColumn(row.lineup), captainId: row.captainId };
  const boosters = activeBoosters({ boosters: boostersOf(row, world) }, world);
  await shareBlock(tx, blockOf(row.id));
  if (!(round.id in row.roundPoints)) await createTeamRound(tx, world.edition, row.id);
  const { round: points } = await roundPoints(tx, selection, boosters, round, world);
  const { numUpdatedRows } = await tx
    .updateTable('teamRounds')
    .set({
      lineup: row.lineup,
      captainId: row.captainId,
      value: moneyOf(selection, world).value,
      boosters: JSON.stringify(boosters),
    })
    .where('teamId', '=', row.id)
    .where('roundId', '=', round.id)
    .executeTakeFirst();
  return numUpdatedRows > 0n && (await updatePoints(tx, row, round, points))
    ? { ...row, roundPoints: { ...row.roundPoints, [round.id]: points } }
    : row;
}

/**
 * Most changes of a team leave its points: players who have scored are locked. Returns false when the teams of the round are not ranked yet: they get
 * their points afterwards.
 */
async function updatePoints(tx: Transaction<Database>, { id, edition }: TeamRow, round: Round, points: number): Promise<boolean> {
  // A scoring pass may have changed the points since the team was read.
  const before = await tx
    .selectFrom('teamTotals')
    .select('points')
    .where('teamId', '=', id)
    .where('roundId', '=', round.id)
    .executeTakeFirst();
  if (before === undefined || before.points === points) return before !== undefined;
  await lockRanks(tx, edition);
  await storePoints(tx, edition, { roundId: round.id, points: new Map([[id, points]]), areMany: false });
  await refreshRanks(tx, edition, round.id);
  return true;
}
