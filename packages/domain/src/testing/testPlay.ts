import { refusalsToBoost, refusalsToResetBooster, refusalsToRestore } from '../game/boosters/boosterRefusals.ts';
import { restoresSelection } from '../game/boosters/boosterBehaviours.ts';
import { activeBoosters, boosterTarget } from '../game/boosters/appliedBoosters.ts';
import { changeDraft, type DraftCommand } from '../game/editor/changeDraft.ts';
import { draftOf, type TeamDraft } from '../game/editor/draft.ts';
import { isFull, selectionOf } from '../game/model/lineup.ts';
import type { Booster, BoosterType, Selection } from '../game/model/entities.ts';
import { selectionAfterRound, restoredSelection } from '../game/boosters/restoredSelection.ts';
import { refusalsToSave } from '../game/team/refusalsToSave.ts';
import { currentRound } from '../game/season/rounds.ts';
import { startRoundOf } from '../game/season/startRound.ts';
import { applyTrades, refusalsToTrade, tradePairsOf } from '../game/transfers/trades.ts';
import type { GameWorld, SavedTeam } from '../game/model/world.ts';

/** One event of a random game: an edit, a save, sent transfers, an applied or reset booster, or the next moment of the season. */
export type Move =
  | { readonly kind: 'edit'; readonly command: DraftCommand }
  | { readonly kind: 'save' | 'send' | 'reset' | 'time' }
  | { readonly kind: 'boost'; readonly type: BoosterType; readonly playerId: number | null };

/** A random game: the draft, the selection from before Limitless, and the current and future moments of the season. */
export interface Play {
  readonly draft: TeamDraft;
  readonly beforeLimitless: Selection | null;
  readonly world: GameWorld;
  readonly toCome: readonly GameWorld[];
}

/** Applies a move as browser and server do. Unchanged when the rules refuse it. */
export function applyMove(play: Play, move: Move): Play {
  switch (move.kind) {
    case 'edit': {
      const outcome = changeDraft(play.draft, move.command, play.world);
      return outcome.ok ? { ...play, draft: outcome.draft } : play;
    }
    case 'save':
      return saveDraft(play);
    case 'send':
      return sendTransfers(play);
    case 'boost':
      return boostPlayer(play, move.type, move.playerId);
    case 'reset':
      return resetBooster(play);
    case 'time':
      return moveOn(play);
  }
}

function saveDraft(play: Play): Play {
  const { draft, world } = play;
  if (refusalsToSave(draft, draft.saved, world).length > 0) return play;
  const isComplete = isFull(draft.lineup);
  const startRoundId = startRoundOf(isComplete, draft.saved, world);
  const { salaryCap = world.edition.budget, boosters = [] } = draft.saved ?? {};
  return withSavedTeam(play, { ...selectionOf(draft), isComplete, startRoundId, salaryCap, boosters });
}

function sendTransfers(play: Play): Play {
  const { draft, world } = play;
  if (draft.saved === null || refusalsToTrade(draft, world).length > 0) return play;
  const outcome = applyTrades(draft.saved, tradePairsOf(draft), world, draft.captainId);
  if (!outcome.ok) throw new Error('Transfers that are ready to send are refused.');
  return withSavedTeam(play, { ...draft.saved, ...outcome.selection });
}

function boostPlayer(play: Play, type: BoosterType, playerId: number | null): Play {
  const team = play.draft.saved;
  const round = currentRound(play.world.rounds);
  if (team === null || round === undefined || refusalsToBoost(type, playerId, team, play.world).length > 0) return play;
  const others = team.boosters.filter((booster) => booster.type !== type || booster.roundId !== round.id);
  const booster: Booster = {
    id: round.id * 10 + others.length,
    type,
    roundId: round.id,
    roundNumber: round.roundNumber,
    playerId: boosterTarget({ type, playerId }, team.captainId),
  };
  const next = withSavedTeam(play, { ...team, boosters: [...others, booster] });
  return restoresSelection(type) ? { ...next, beforeLimitless: selectionOf(team) } : next;
}

function resetBooster(play: Play): Play {
  const team = play.draft.saved;
  const [booster] = team === null ? [] : activeBoosters(team, play.world);
  if (team === null || booster === undefined || refusalsToResetBooster(booster, team, play.world).length > 0) return play;
  const without = { ...team, boosters: team.boosters.filter((other) => other !== booster) };
  if (!restoresSelection(booster.type) || play.beforeLimitless === null) return withSavedTeam(play, without);
  if (refusalsToRestore(booster.type, team, play.beforeLimitless, play.world).length > 0) return play;
  const before = restoredSelection(team, play.beforeLimitless);
  return { ...withSavedTeam(play, { ...without, ...before, ...standing(before, team, play.world) }), beforeLimitless: null };
}

function moveOn(play: Play): Play {
  const [world, ...toCome] = play.toCome;
  if (world === undefined) return play;
  const next = { ...play, world, toCome };
  const isNewRound = currentRound(world.rounds)?.id !== currentRound(play.world.rounds)?.id;
  const team = play.draft.saved;
  if (!isNewRound || team === null || play.beforeLimitless === null) return next;
  const after = selectionAfterRound(team, play.beforeLimitless, world.edition);
  return { ...withSavedTeam(next, { ...team, ...after, ...standing(after, team, play.world) }), beforeLimitless: null };
}

/** A team with the restored selection from before Limitless is complete, and starts with that round. */
function standing({ lineup }: Selection, team: SavedTeam, world: GameWorld): Pick<SavedTeam, 'isComplete' | 'startRoundId'> {
  const isComplete = isFull(lineup);
  return { isComplete, startRoundId: startRoundOf(isComplete, team, world) };
}

function withSavedTeam(play: Play, team: SavedTeam): Play {
  return { ...play, draft: draftOf(team) };
}
