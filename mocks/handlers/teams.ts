import type { TeamProposal } from '@rugby/domain/contract/team';
import { autofill } from '@rugby/domain/game/autofill/autofill';
import { budgetOf, valueOf } from '@rugby/domain/game/team/budget';
import type { Selection, Team } from '@rugby/domain/game/model/entities';
import { isFull, isInLineup } from '@rugby/domain/game/model/lineup';
import { playersById } from '@rugby/domain/game/model/world';
import { aTeam } from '../builders/team.ts';
import type { World } from '../scenarios/World.ts';
import { refusal } from './refusal.ts';

/** The team of this world after a save; nothing is remembered. */
export function savedTeam(selection: Selection, world: World): Team {
  const stored = world.team ?? aTeam({ startRoundId: null, version: 0 });
  return { ...withSelection(stored, selection, world), version: stored.version + 1, savedAt: world.now };
}

/** The selection with its open slots filled by the rules, or their refusal. */
export function proposedTeam(selection: Selection, world: World): { readonly team: TeamProposal } | Response {
  const { edition, rounds, squads, team } = world;
  const filled = autofill(
    { lineup: selection.lineup, captainId: selection.captainId, stored: team },
    { edition, rounds, squads, players: playersById(world.players), now: Date.parse(world.now) },
  );
  if (!filled.ok) return refusal(422, filled.refusals[0]?.rule ?? 'no-legal-completion', 'The team cannot be completed.');
  const { id = null, version = null, savedAt = null, boosters = [] } = team ?? {};
  const proposed = withSelection(team ?? aTeam(), filled.selection, world);
  return { team: { ...proposed, boosters: [...boosters], id, version, savedAt } };
}

/** The team with another captain, who has to be one of its players. */
export function changedTeam(captainId: number, world: World): { readonly team: Team } | Response {
  const stored = world.team;
  if (stored === null || !isInLineup(stored.lineup, captainId))
    return refusal(422, 'not-in-team', 'This player is not in your team.');
  return { team: savedTeam({ ...stored, captainId }, world) };
}

function withSelection(stored: Team, { lineup, captainId }: Selection, { players }: World): Team {
  const known = playersById(players);
  return {
    ...stored,
    lineup,
    captainId,
    isComplete: isFull(lineup),
    value: valueOf(lineup, known),
    budget: budgetOf(lineup, stored.salaryCap, known),
  };
}
