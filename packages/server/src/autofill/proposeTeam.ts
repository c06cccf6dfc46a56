import type { TeamProposal } from '@rugby/domain/contract/team/team';
import { autofill } from '@rugby/domain/game/autofill/autofill';
import type { Selection } from '@rugby/domain/game/model/entities';
import { isFull } from '@rugby/domain/game/model/lineup';
import { refusalsToSave } from '@rugby/domain/game/team/refusalsToSave';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Words } from '@rugby/domain/i18n/keys';
import { moneyOf } from '../team/presentTeam.ts';
import { ruleError, assertNoRefusals } from '../team/ruleError.ts';
import { fillMissingSlots } from '../db/lineupColumn.ts';
import { savedTeamOf, type TeamRow } from '../team/teamRows.ts';

/**
 * Proposes a team: the selection with its empty slots filled. Stores nothing. Refuses players that the rules do not allow to
 * save, and a selection without a valid completion, such as one over the budget. [G-338]
 */
export function proposeTeam(
  picked: Selection,
  row: TeamRow | undefined,
  user: { readonly id: number; readonly displayName: string },
  world: GameWorld,
  words: Words,
): TeamProposal {
  const saved = row === undefined ? null : savedTeamOf(row, world);
  const selection = { lineup: fillMissingSlots(picked.lineup), captainId: picked.captainId };
  // A draft may be over the budget: autofill then refuses with the way out, not as a save. [D45]
  const refusals = refusalsToSave(selection, saved, world).filter(({ rule }) => rule !== 'over-budget');
  assertNoRefusals(refusals, world, words);
  const outcome = autofill({ ...selection, saved }, world);
  if (!outcome.ok) throw ruleError(outcome.refusals, world, words);
  return {
    id: row?.id ?? null,
    version: row?.version ?? null,
    savedAt: row?.savedAt ?? null,
    name: row?.name ?? user.displayName,
    userId: user.id,
    startRoundId: row?.startRoundId ?? null,
    isComplete: isFull(outcome.selection.lineup),
    ...outcome.selection,
    ...moneyOf(outcome.selection, world),
    boosters: [...(saved?.boosters ?? [])],
    points: { round: 0, total: 0, players: {} },
  };
}
