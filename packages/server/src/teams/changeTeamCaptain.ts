import type { Team } from '@rugby/domain/game/entities';
import { refusalsToMakeCaptain } from '@rugby/domain/game/eligibility';
import { currentRound } from '@rugby/domain/game/rounds';
import type { GameWorld } from '@rugby/domain/game/world';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { presentTeam } from './presentTeam.ts';
import { refusedBy, refuseIfAny } from './refusedBy.ts';
import { refuseStale } from './refuseStale.ts';
import { fromColumns } from './slotColumns.ts';
import { roundPoints } from './teamPoints.ts';
import { holdTeam, storedTeam } from './teamRows.ts';

/** Names another captain, also while a round is played: then the round counts with him. Refuses as long as either is locked. [G-340] */
export async function changeTeamCaptain(
  tx: Transaction<Database>,
  userId: number,
  { newId, version }: { readonly newId: number; readonly version?: number | null | undefined },
  world: GameWorld,
  words: Words,
): Promise<Team> {
  const row = await holdTeam(tx, world.edition, userId);
  if (row === undefined) throw refusedBy([{ rule: 'not-in-team', playerId: newId }], world, words);
  await refuseStale(tx, row, version, world, words);
  const stored = storedTeam(row, world.edition);
  refuseIfAny(refusalsToMakeCaptain(newId, { ...stored, stored }, world), world, words);
  const written = await tx
    .updateTable('teams')
    .set({ captainId: newId, version: row.version + 1, savedAt: new Date(world.now) })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await renameInPlayingRound(tx, row.id, newId, world);
  return presentTeam(tx, written, world);
}

async function renameInPlayingRound(
  tx: Transaction<Database>,
  teamId: number,
  captainId: number,
  { rounds, players }: GameWorld,
): Promise<void> {
  const round = currentRound(rounds);
  if (round?.status !== 'playing') return;
  const playing = tx.selectFrom('teamRounds').select('lineup').where('teamId', '=', teamId).where('roundId', '=', round.id);
  const row = await playing.executeTakeFirst();
  if (row === undefined) return;
  const { round: points } = roundPoints({ lineup: fromColumns(row.lineup), captainId }, round.id, players);
  await tx
    .updateTable('teamRounds')
    .set({ captainId, points })
    .where('teamId', '=', teamId)
    .where('roundId', '=', round.id)
    .execute();
}
