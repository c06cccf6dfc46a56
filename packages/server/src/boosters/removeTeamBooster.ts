import { refusalsToResetBooster, refusalsToRestore } from '@rugby/domain/game/boosters/boosterRefusals';
import type { Selection } from '@rugby/domain/game/model/entities';
import { restoredSelection } from '@rugby/domain/game/boosters/restoredSelection';
import type { GameWorld, SavedTeam } from '@rugby/domain/game/model/world';
import { startRoundOf } from '@rugby/domain/game/season/startRound';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { notFoundError } from '../http/RefusedError.ts';
import { updateCurrentRound } from '../team/updateCurrentRound.ts';
import { assertNoRefusals } from '../team/ruleError.ts';
import { assertCurrentVersion } from '../team/assertCurrentVersion.ts';
import { fromLineupColumn, toLineupColumn } from '../db/lineupColumn.ts';
import { nextVersion, savedTeamOf, type TeamRow } from '../team/teamRows.ts';

/** The request to remove a booster. */
export interface BoosterRemoval {
  readonly boosterId: number;
  readonly version?: number | null | undefined;
}

/**
 * Removes a booster of the current round. Removing a Limitless restores the lineup before it. Refuses with 404 a booster that the
 * user's team does not have, and an outdated version. [G-279, G-297, G-342]
 */
export async function removeTeamBooster(
  tx: Transaction<Database>,
  team: TeamRow | undefined,
  { boosterId, version }: BoosterRemoval,
  world: GameWorld,
  words: Words,
): Promise<TeamRow> {
  await assertCurrentVersion(tx, team, version, world, words);
  const saved = team && savedTeamOf(team, world);
  const booster = saved?.boosters.find(({ id }) => id === boosterId);
  if (team === undefined || saved === undefined || booster === undefined) throw notFoundError(words('server.noBooster'));
  assertNoRefusals(refusalsToResetBooster(booster, saved, world), world, words);
  const before = await deleteBooster(tx, boosterId);
  if (before !== undefined) assertNoRefusals(refusalsToRestore(booster.type, saved, before, world), world, words);
  const boosters = team.boosters.filter(({ id }) => id !== boosterId);
  const selection = before === undefined ? {} : selectionBefore(saved, before, world);
  return updateCurrentRound(tx, nextVersion(team, { ...selection, boosters }, world), world);
}

/** Deletes the booster and returns the selection before a Limitless; undefined for any other booster. */
async function deleteBooster(tx: Transaction<Database>, boosterId: number): Promise<Selection | undefined> {
  const { lineupBefore, captainBefore } = await tx
    .deleteFrom('teamBoosters')
    .where('id', '=', boosterId)
    .returning(['lineupBefore', 'captainBefore'])
    .executeTakeFirstOrThrow();
  return lineupBefore === null ? undefined : { lineup: fromLineupColumn(lineupBefore), captainId: captainBefore };
}

/** The restored selection is complete, because only a complete team can apply a Limitless. */
function selectionBefore(saved: SavedTeam, before: Selection, world: GameWorld) {
  const { lineup, captainId } = restoredSelection(saved, before);
  return { lineup: toLineupColumn(lineup), captainId, isComplete: true, startRoundId: startRoundOf(true, saved, world) };
}
