import { needsPlayer, targetOf } from '@rugby/domain/game/boosterRules';
import { refusalsToBoost } from '@rugby/domain/game/boosters';
import type { BoosterType, Team } from '@rugby/domain/game/entities';
import { currentRound } from '@rugby/domain/game/rounds';
import type { GameWorld } from '@rugby/domain/game/world';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { followChange } from './followChange.ts';
import { heldTeam } from './heldTeam.ts';
import { presentTeam } from './presentTeam.ts';
import { refuseIfAny } from './refusedBy.ts';
import { writeTeam } from './teamRows.ts';
import { withoutTeam } from './withoutTeam.ts';

/** What a fan sends to use a booster. */
export interface BoosterWanted {
  readonly type: BoosterType;
  readonly playerId: number | null;
  readonly version?: number | null | undefined;
}

/**
 * Applies a booster in the current round; one that is applied to another player moves to this one. A Limitless keeps the team as it is now, to
 * go back to. [G-283, G-284, G-341]
 */
export async function applyTeamBooster(
  tx: Transaction<Database>,
  userId: number,
  { type, playerId: asked, version }: BoosterWanted,
  world: GameWorld,
  words: Words,
): Promise<Team> {
  const held = await heldTeam(tx, userId, version, world, words);
  const round = currentRound(world.rounds);
  if (held === undefined || round === undefined) throw withoutTeam(world, words);
  const { row, stored } = held;
  refuseIfAny(refusalsToBoost(type, asked, stored, world), world, words);
  const playerId = targetOf({ type, playerId: needsPlayer(type) ? asked : null }, stored.captainId);
  const before = type === 'LIMITLESS' ? { lineupBefore: row.lineup, captainBefore: row.captainId } : {};
  await tx
    .insertInto('teamBoosters')
    .values({ teamId: row.id, edition: row.edition, roundId: round.id, type, playerId, ...before })
    .onConflict((conflict) => conflict.columns(['teamId', 'roundId', 'type']).doUpdateSet({ playerId }))
    .execute();
  const written = await writeTeam(tx, row, {}, world);
  await followChange(tx, written, world);
  return presentTeam(tx, written, world);
}
