import { refusalsToMakeCaptain } from '@rugby/domain/game/team/eligibility';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { updateCurrentRound } from './updateCurrentRound.ts';
import { ruleError, assertNoRefusals } from './ruleError.ts';
import { assertCurrentVersion } from './assertCurrentVersion.ts';
import { nextVersion, savedTeamOf, type TeamRow } from './teamRows.ts';

/** Changes the captain, also of the playing round. Refuses when the old or the new captain is locked. [G-340] */
export async function changeTeamCaptain(
  tx: Transaction<Database>,
  team: TeamRow | undefined,
  { newId, version }: { readonly newId: number; readonly version?: number | null | undefined },
  world: GameWorld,
  words: Words,
): Promise<TeamRow> {
  if (team === undefined) throw ruleError([{ rule: 'not-in-team', playerId: newId }], world, words);
  await assertCurrentVersion(tx, team, version, world, words);
  const saved = savedTeamOf(team, world);
  assertNoRefusals(refusalsToMakeCaptain(newId, { ...saved, saved }, world), world, words);
  return updateCurrentRound(tx, nextVersion(team, { captainId: newId }, world), world);
}
