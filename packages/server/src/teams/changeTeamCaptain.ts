import type { Team } from '@rugby/domain/game/entities';
import { refusalsToMakeCaptain } from '@rugby/domain/game/eligibility';
import type { GameWorld } from '@rugby/domain/game/world';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { followChange } from './followChange.ts';
import { heldTeam } from './heldTeam.ts';
import { presentTeam } from './presentTeam.ts';
import { refusedBy, refuseIfAny } from './refusedBy.ts';
import { writeTeam } from './teamRows.ts';

/** Names another captain, also while a round is played: then the round counts with him. Refuses as long as either is locked. [G-340] */
export async function changeTeamCaptain(
  tx: Transaction<Database>,
  userId: number,
  { newId, version }: { readonly newId: number; readonly version?: number | null | undefined },
  world: GameWorld,
  words: Words,
): Promise<Team> {
  const held = await heldTeam(tx, userId, version, world, words);
  if (held === undefined) throw refusedBy([{ rule: 'not-in-team', playerId: newId }], world, words);
  const { row, stored } = held;
  refuseIfAny(refusalsToMakeCaptain(newId, { ...stored, stored }, world), world, words);
  const written = await writeTeam(tx, row, { captainId: newId }, world);
  await followChange(tx, written, world);
  return presentTeam(tx, written, world);
}
