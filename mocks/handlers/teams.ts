import type { TeamProposal } from '@rugby/domain/contract/team/team';
import { autofill } from '@rugby/domain/game/autofill/autofill';
import type { Selection, Team } from '@rugby/domain/game/model/entities';
import { isFull } from '@rugby/domain/game/model/lineup';
import { playersById } from '@rugby/domain/game/model/world';
import { startRoundOf } from '@rugby/domain/game/season/startRound';
import { budgetOf, valueOf } from '@rugby/domain/game/team/budget';
import { refusalsToMakeCaptain } from '@rugby/domain/game/team/eligibility';
import { normalizePublicText } from '@rugby/domain/game/model/publicText';
import { teamNameRefusal } from '@rugby/domain/game/team/teamNameRefusal';
import { refusalsToSave } from '@rugby/domain/game/team/refusalsToSave';
import { aTeam } from '../builders/team.ts';
import { aUser } from '../builders/user.ts';
import type { World } from '../scenarios/World.ts';
import { type SentVersion, type TeamMutationResult, storeTeam, gameWorldOf, refuseStaleVersion } from './storeTeam.ts';
import { bannedWords, createFieldRefusals, createRuleRefusal } from './createRefusal.ts';

/** Saves a selection, or refuses it by the rules. The first save makes the team, with the user's display name. */
export function saveTeam(
  sent: Selection & SentVersion & { readonly name?: string | undefined },
  world: World,
): TeamMutationResult {
  const { lineup, captainId, version } = sent;
  const stale = refuseStaleVersion(version, world);
  if (stale !== undefined) return stale;
  const game = gameWorldOf(world);
  const refusals = refusalsToSave({ lineup, captainId }, world.team, game);
  if (refusals.length > 0) return createRuleRefusal(refusals, world);
  const problem = sent.name === undefined ? undefined : teamNameRefusal(sent.name, bannedWords);
  if (problem !== undefined) return createFieldRefusals([{ field: 'name', problem }]);
  const user = world.user ?? aUser();
  const before = world.team ?? newTeam(user.id, user.displayName, world);
  const startRoundId = startRoundOf(isFull(lineup), world.team, game);
  const name = sent.name === undefined ? before.name : normalizePublicText(sent.name);
  return storeTeam({ ...before, lineup, captainId, startRoundId, name }, { ...world, user });
}

/** The selection with its open slots filled by the rules, or their refusal. Nothing is saved. */
export function proposeTeam({ lineup, captainId }: Selection, world: World): { readonly team: TeamProposal } | Response {
  const { team, user } = world;
  const game = gameWorldOf(world);
  const refusals = refusalsToSave({ lineup, captainId }, team, game);
  if (refusals.length > 0) return createRuleRefusal(refusals, world);
  const filled = autofill({ lineup, captainId, saved: team }, game);
  if (!filled.ok) return createRuleRefusal(filled.refusals, world);
  const { id = null, version = null, savedAt = null, boosters = [] } = team ?? {};
  const proposed = { ...(team ?? newTeam(user?.id ?? 1, user?.displayName ?? '', world)), ...filled.selection };
  const known = playersById(world.players);
  return {
    team: {
      ...proposed,
      isComplete: isFull(proposed.lineup),
      value: valueOf(proposed.lineup, known),
      budget: budgetOf(proposed.lineup, proposed.salaryCap, known),
      boosters: [...boosters],
      points: { round: 0, total: 0, players: {} },
      id,
      version,
      savedAt,
    },
  };
}

/** Makes another player captain, or refuses it by the rules. */
export function changeTeamCaptain(
  { newId, version }: { readonly newId: number } & SentVersion,
  world: World,
): TeamMutationResult {
  const { team } = world;
  if (team === null) return createRuleRefusal([{ rule: 'not-in-team', playerId: newId }], world);
  const stale = refuseStaleVersion(version, world);
  if (stale !== undefined) return stale;
  const refusals = refusalsToMakeCaptain(newId, { ...team, saved: team }, gameWorldOf(world));
  return refusals.length > 0 ? createRuleRefusal(refusals, world) : storeTeam({ ...team, captainId: newId }, world);
}

function newTeam(userId: number, name: string, { edition }: World): Team {
  return aTeam({ userId, name, startRoundId: null, version: 0, salaryCap: edition.budget });
}
