import { boosterTarget } from '@rugby/domain/game/boosters/appliedBoosters';
import { needsPlayer, restoresSelection } from '@rugby/domain/game/boosters/boosterBehaviours';
import { refusalsToBoost } from '@rugby/domain/game/boosters/boosterRefusals';
import type { BoosterType } from '@rugby/domain/game/model/entities';
import { currentRound } from '@rugby/domain/game/season/rounds';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { updateCurrentRound } from '../team/updateCurrentRound.ts';
import { assertNoRefusals } from '../team/ruleError.ts';
import { assertCurrentVersion } from '../team/assertCurrentVersion.ts';
import { nextVersion, savedTeamOf, type TeamRow } from '../team/teamRows.ts';
import { noTeamError } from '../team/noTeamError.ts';

/** The request to apply a booster. */
export interface BoosterRequest {
  readonly type: BoosterType;
  readonly playerId: number | null;
  readonly version?: number | null | undefined;
}

/**
 * Applies a booster in the current round. A booster that is applied to another player moves to this one. A Limitless stores the
 * current lineup, to restore it later. [G-283, G-284, G-341]
 */
export async function applyTeamBooster(
  tx: Transaction<Database>,
  team: TeamRow | undefined,
  { type, playerId: requestedId, version }: BoosterRequest,
  world: GameWorld,
  words: Words,
): Promise<TeamRow> {
  const round = currentRound(world.rounds);
  if (team === undefined || round === undefined) throw noTeamError(world, words);
  await assertCurrentVersion(tx, team, version, world, words);
  const saved = savedTeamOf(team, world);
  assertNoRefusals(refusalsToBoost(type, requestedId, saved, world), world, words);
  const playerId = boosterTarget({ type, playerId: needsPlayer(type) ? requestedId : null }, saved.captainId);
  const before = restoresSelection(type) ? { lineupBefore: team.lineup, captainBefore: team.captainId } : {};
  const { id } = await tx
    .insertInto('teamBoosters')
    .values({ teamId: team.id, edition: team.edition, roundId: round.id, type, playerId, ...before })
    .onConflict((conflict) => conflict.columns(['teamId', 'roundId', 'type']).doUpdateSet({ playerId }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const others = team.boosters.filter((booster) => booster.id !== id);
  const boosters = [...others, { id, type, roundId: round.id, playerId }];
  return updateCurrentRound(tx, nextVersion(team, { boosters }, world), world);
}
