import { refusalsToBoost } from '@rugby/domain/game/boosters/boosters';
import { activeBoosters } from '@rugby/domain/game/boosters/boosterRules';
import type { Booster, BoosterType, Team } from '@rugby/domain/game/model/entities';
import type { Refusal } from '@rugby/domain/game/model/refusal';
import { currentRound } from '@rugby/domain/game/season/rounds';
import { applyTrades, type TradePair } from '@rugby/domain/game/transfers/trades';
import { type GameWorld, playersById } from '@rugby/domain/game/model/world';
import type { World } from '../scenarios/World.ts';
import { refusal } from './refusal.ts';
import { savedTeam } from './teams.ts';

type Answer = { readonly team: Team } | Response;

/** The team after these trades, or their refusal by the rules. */
export function tradedTeam(
  { tradePairs, captainId }: { readonly tradePairs: readonly TradePair[]; readonly captainId?: number | null | undefined },
  world: World,
): Answer {
  if (world.team === null) return withoutTeam();
  const outcome = applyTrades(world.team, tradePairs, worldOf(world), captainId);
  return outcome.ok ? { team: savedTeam(outcome.selection, world) } : refusedBy(outcome.refusals);
}

/** The team with a booster of the current round, or its refusal by the rules. */
export function boostedTeam(
  { type, playerId }: { readonly type: BoosterType; readonly playerId: number | null },
  world: World,
): Answer {
  const { team } = world;
  if (team === null) return withoutTeam();
  const refusals = refusalsToBoost(type, playerId, team, worldOf(world));
  if (refusals.length > 0) return refusedBy(refusals);
  const { id: roundId = 0, roundNumber = 0 } = currentRound(world.rounds) ?? {};
  const moved = activeBoosters(team, world).find((booster) => booster.type === type);
  const others = team.boosters.filter((booster) => booster !== moved);
  const booster: Booster = { id: moved?.id ?? team.boosters.length + 1, type, roundId, roundNumber, playerId };
  return withBoosters(team, [...others, booster], world);
}

/** The team without that booster. */
export function unboostedTeam(boosterId: number, world: World): Answer {
  const { team } = world;
  if (team?.boosters.some(({ id }) => id === boosterId) !== true) return refusal(404, 'not-found', 'There is no such booster.');
  return withBoosters(
    team,
    team.boosters.filter(({ id }) => id !== boosterId),
    world,
  );
}

function withBoosters(team: Team, boosters: readonly Booster[], world: World): Answer {
  return { team: savedTeam(team, { ...world, team: { ...team, boosters } }) };
}

function worldOf({ edition, rounds, squads, players, now }: World): GameWorld {
  return { edition, rounds, squads, players: playersById(players), now: Date.parse(now) };
}

function withoutTeam(): Response {
  return refusal(422, 'team-incomplete', 'There is no complete team yet.');
}

function refusedBy(refusals: readonly Refusal[]): Response {
  return refusal(422, refusals[0]?.rule ?? 'invalid', 'The rules refuse this.');
}
