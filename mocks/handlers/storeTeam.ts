import { boosterBehaviours } from '@rugby/domain/game/boosters/boosterBehaviours';
import { activeBoosters } from '@rugby/domain/game/boosters/appliedBoosters';
import type { Booster, Team } from '@rugby/domain/game/model/entities';
import { emptyLineup, freeSlots, isFull } from '@rugby/domain/game/model/lineup';
import { type GameWorld, playersById } from '@rugby/domain/game/model/world';
import { currentRound } from '@rugby/domain/game/season/rounds';
import { budgetOf, valueOf } from '@rugby/domain/game/team/budget';
import { aTeamHistory } from '../builders/history.ts';
import type { World } from '../scenarios/World.ts';
import { createRefusals, createRuleRefusal, words } from './createRefusal.ts';
import { MutationResult } from './WorldStore.ts';

/** The changed team with the world after the change, or a refusal. */
export type TeamMutationResult = MutationResult<{ readonly team: Team }> | Response;

/** The world as the rules of the game see it. */
export function gameWorldOf({ edition, rounds, squads, players, now }: World): GameWorld {
  return { edition, rounds, squads, players: playersById(players), now: Date.parse(now) };
}

/** The version of the team that a change was made from; a client that sends none is not refused for it. */
export interface SentVersion {
  readonly version?: number | null | undefined;
}

/** Refuses with 409 and the saved team when the client changed another version of it; undefined otherwise. */
export function refuseStaleVersion(version: SentVersion['version'], { team }: World): Response | undefined {
  if (team === null || version === undefined || version === null || version === team.version) return undefined;
  return createRefusals(409, [{ code: 'stale-version', message: words('server.staleVersion'), data: { team } }]);
}

/** Refuses with 422 for a user who has not saved a team: all of its slots are free. */
export function refuseIncompleteTeam(world: World): Response {
  return createRuleRefusal([{ rule: 'team-incomplete', free: freeSlots(emptyLineup).length }], world);
}

/**
 * Saves a changed team as the next version. A booster of the captain in the current round follows the captain; in a round that is being played the
 * team's points of this round are computed again.
 */
export function storeTeam(next: Team, world: World): MutationResult<{ readonly team: Team }> {
  const known = playersById(world.players);
  const { lineup, captainId, salaryCap } = next;
  const isOfCaptain = ({ type }: Booster) => boosterBehaviours[type].target === 'captain';
  const ofCaptain = new Set(activeBoosters(next, world).filter(isOfCaptain));
  const team = updatePoints(
    {
      ...next,
      isComplete: isFull(lineup),
      value: valueOf(lineup, known),
      budget: budgetOf(lineup, salaryCap, known),
      boosters: next.boosters.map((booster) => (ofCaptain.has(booster) ? { ...booster, playerId: captainId } : booster)),
      version: next.version + 1,
      savedAt: world.now,
    },
    world,
  );
  return new MutationResult({ team }, { ...world, ...updateHistory(team, world), team });
}

function updatePoints(team: Team, world: World): Team {
  const live = liveHistory(team, world);
  if (live === undefined) return team;
  const before = world.team?.points ?? team.points;
  return { ...team, points: { ...live.points, total: before.total - before.round + live.points.round } };
}

function updateHistory(team: Team, world: World): Pick<World, 'history'> {
  const live = liveHistory(team, world);
  return { history: world.history.map((past) => (past.roundId === live?.roundId ? { ...live, points: team.points } : past)) };
}

/** The team as it plays the current round; undefined while the round is not played, or the team does not play in it. */
function liveHistory(team: Team, world: World) {
  const round = currentRound(world.rounds);
  if (round?.status !== 'playing' || !world.history.some(({ roundId }) => roundId === round.id)) return undefined;
  const { lineup, captainId, salaryCap, value } = team;
  const boosters = activeBoosters(team, world);
  return aTeamHistory({ roundId: round.id, lineup, captainId, salaryCap, value, boosters }, world.players);
}
