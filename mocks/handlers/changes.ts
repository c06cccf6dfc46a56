import { needsPlayer, restoresSelection } from '@rugby/domain/game/boosters/boosterBehaviours';
import { activeBoosters, boosterTarget } from '@rugby/domain/game/boosters/appliedBoosters';
import { refusalsToBoost, refusalsToResetBooster, refusalsToRestore } from '@rugby/domain/game/boosters/boosterRefusals';
import { restoredSelection } from '@rugby/domain/game/boosters/restoredSelection';
import type { Booster, BoosterType } from '@rugby/domain/game/model/entities';
import { selectionOf } from '@rugby/domain/game/model/lineup';
import { currentRound } from '@rugby/domain/game/season/rounds';
import { startRoundOf } from '@rugby/domain/game/season/startRound';
import { applyTrades, type TradePair } from '@rugby/domain/game/transfers/trades';
import type { World } from '../scenarios/World.ts';
import {
  type SentVersion,
  type TeamMutationResult,
  storeTeam,
  gameWorldOf,
  refuseIncompleteTeam,
  refuseStaleVersion,
} from './storeTeam.ts';
import { createRefusal, createRuleRefusal, words } from './createRefusal.ts';

/** Exchanges players, or refuses it by the rules. */
export function makeTeamTrades(
  {
    tradePairs,
    captainId,
    version,
  }: SentVersion & { readonly tradePairs: readonly TradePair[]; readonly captainId?: number | null | undefined },
  world: World,
): TeamMutationResult {
  const { team } = world;
  if (team === null) return refuseIncompleteTeam(world);
  const stale = refuseStaleVersion(version, world);
  if (stale !== undefined) return stale;
  const outcome = applyTrades(team, tradePairs, gameWorldOf(world), captainId === 0 ? null : captainId);
  return outcome.ok ? storeTeam({ ...team, ...outcome.selection }, world) : createRuleRefusal(outcome.refusals, world);
}

/** Applies a booster in the current round, or refuses it by the rules. A Limitless keeps the team as it is now, to go back to. */
export function applyTeamBooster(
  { type, playerId: requested, version }: SentVersion & { readonly type: BoosterType; readonly playerId: number | null },
  world: World,
): TeamMutationResult {
  const { team, rounds } = world;
  const round = currentRound(rounds);
  if (team === null || round === undefined) return refuseIncompleteTeam(world);
  const stale = refuseStaleVersion(version, world);
  if (stale !== undefined) return stale;
  const refusals = refusalsToBoost(type, requested, team, gameWorldOf(world));
  if (refusals.length > 0) return createRuleRefusal(refusals, world);
  const playerId = boosterTarget({ type, playerId: needsPlayer(type) ? requested : null }, team.captainId);
  const moved = activeBoosters(team, world).find((booster) => booster.type === type);
  const others = team.boosters.filter((booster) => booster !== moved);
  const id = moved?.id ?? Math.max(0, ...team.boosters.map((booster) => booster.id)) + 1;
  const booster: Booster = { id, type, roundId: round.id, roundNumber: round.roundNumber, playerId };
  const before = restoresSelection(type) ? { beforeLimitless: selectionOf(team) } : {};
  return storeTeam({ ...team, boosters: [...others, booster] }, { ...world, ...before });
}

/** Takes a booster of the current round back, and the lineup of a Limitless with it, or refuses it by the rules. */
export function removeTeamBooster(
  { boosterId, version }: SentVersion & { readonly boosterId: number },
  world: World,
): TeamMutationResult {
  const { team, beforeLimitless: before } = world;
  const stale = refuseStaleVersion(version, world);
  if (stale !== undefined) return stale;
  const booster = team?.boosters.find(({ id }) => id === boosterId);
  if (team === null || booster === undefined) return createRefusal(404, 'not-found', words('server.noBooster'));
  const game = gameWorldOf(world);
  const boosters = team.boosters.filter((other) => other !== booster);
  const refusals = refusalsToResetBooster(booster, team, game);
  if (refusals.length > 0) return createRuleRefusal(refusals, world);
  if (!restoresSelection(booster.type) || before === undefined) return storeTeam({ ...team, boosters }, world);
  const toUndo = refusalsToRestore(booster.type, team, before, game);
  if (toUndo.length > 0) return createRuleRefusal(toUndo, world);
  return storeTeam(
    { ...team, ...restoredSelection(team, before), boosters, startRoundId: startRoundOf(true, team, game) },
    world,
  );
}
