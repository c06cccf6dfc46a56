import { draftOf } from '../editor/draft.ts';
import { selectionOf } from '../model/lineup.ts';
import type { Booster, BoosterType, Player, Round, Selection } from '../model/entities.ts';
import { changeDraft } from '../editor/changeDraft.ts';
import { boosterBehaviours, needsPlayer } from '../boosters/boosterBehaviours.ts';
import { refusalsToBoost } from '../boosters/boosterRefusals.ts';
import { emptyLineup, isFull } from '../model/lineup.ts';
import type { Refusal } from '../model/refusal.ts';
import { refusalsToAdd, refusalsToAfford } from '../team/eligibility.ts';
import { refusalsForBudget } from '../team/teamRules.ts';
import type { EditedTeam, GameWorld, SavedTeam } from '../model/world.ts';

/** A team in what-if mode: a selection and the boosters of its round. */
export interface WhatIfTeam extends Selection {
  readonly boosters: readonly Booster[];
}

/** The input of what-if mode: a round, the saved team of that round, and the season as it was before the round. [B10] */
export interface WhatIfRound {
  readonly round: Round;
  readonly baseTeam: WhatIfTeam;
  readonly world: GameWorld;
  /** Whole dollars. */
  readonly salaryCap: number;
  /** The boosters of the other rounds. */
  readonly otherBoosters: readonly Booster[];
}

/** A change in what-if mode. `index` is the slot that the user pressed. `playerId` of a booster is null when the booster needs no player. */
export type WhatIfCommand =
  | { readonly kind: 'add'; readonly playerId: number; readonly index?: number }
  | { readonly kind: 'remove' | 'captain'; readonly playerId: number }
  | { readonly kind: 'boost'; readonly type: BoosterType; readonly playerId: number | null }
  | { readonly kind: 'unboost'; readonly type: BoosterType };

export type WhatIfOutcome =
  { readonly ok: true; readonly team: WhatIfTeam } | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** Creates the input of what-if mode for a round. `applied` are the boosters that the team has applied in the season. */
export function createWhatIfRound(
  baseTeam: WhatIfTeam,
  salaryCap: number,
  applied: readonly Booster[],
  round: Round,
  world: GameWorld,
): WhatIfRound {
  const otherBoosters = applied.filter(({ roundId }) => roundId !== round.id);
  return { round, baseTeam, salaryCap, otherBoosters, world: worldBefore(round, world) };
}

/** Applies a change, or answers why the rules of the game refuse it. No player is locked in what-if mode. [B10] */
export function applyWhatIfCommand(team: WhatIfTeam, command: WhatIfCommand, whatIfRound: WhatIfRound): WhatIfOutcome {
  switch (command.kind) {
    case 'boost': {
      const { type, playerId } = command;
      const { id, roundNumber } = whatIfRound.round;
      const booster = { id: 0, type, roundId: id, roundNumber, playerId: needsPlayer(type) ? playerId : null };
      const refusals = refusalsToBoost(type, playerId, toSavedTeam(team, whatIfRound), whatIfRound.world);
      return outcomeOf(refusals, { ...team, boosters: [...removeBooster(type, team), booster] });
    }
    case 'unboost':
      return outcomeOf(refusalsToUnboost(command.type, team, whatIfRound), {
        ...team,
        boosters: removeBooster(command.type, team),
      });
    case 'add':
    case 'remove':
    case 'captain': {
      const { world } = whatIfRound;
      const draft = draftOf(getBaselineTeam(team, whatIfRound), team);
      const player = command.kind === 'add' ? world.players.get(command.playerId) : undefined;
      const outcome = changeDraft(draft, command, world);
      if (!outcome.ok) return outcome;
      return outcomeOf(player === undefined ? [] : refusalsToAfford(player, draft, world), {
        ...team,
        ...selectionOf(outcome.draft),
      });
    }
  }
}

/**
 * Why this player cannot join the team in what-if mode; empty means they can. Nothing is saved there, so the budget is held at every change:
 * the score shown is that of a team which could have played.
 */
export function refusalsToAddInWhatIf(player: Player, team: EditedTeam, world: GameWorld): readonly Refusal[] {
  return [...refusalsToAdd(player, team, world), ...refusalsToAfford(player, team, world)];
}

/** The team as rules expect it: as if it were saved before the round. */
export function toSavedTeam(team: WhatIfTeam, { round, salaryCap, otherBoosters }: WhatIfRound): SavedTeam {
  const boosters = [...otherBoosters, ...team.boosters];
  return { ...selectionOf(team), isComplete: isFull(team.lineup), startRoundId: round.id, salaryCap, boosters };
}

/**
 * The team with which rules compare a changed team. Limits that the saved team breaks may stay broken. If the saved team was
 * limitless, the baseline lineup is empty, so the budget applies when the booster is removed.
 */
export function getBaselineTeam(team: WhatIfTeam, whatIfRound: WhatIfRound): SavedTeam {
  const { lineup, boosters } = whatIfRound.baseTeam;
  const wasLimitless = boosters.some(({ type }) => boosterBehaviours[type].liftsBudget);
  return { ...toSavedTeam(team, whatIfRound), lineup: wasLimitless ? emptyLineup : lineup };
}

/** The round of what-if mode is ahead and locks no player, so only the budget can hold a booster. */
function refusalsToUnboost(type: BoosterType, team: WhatIfTeam, whatIfRound: WhatIfRound): readonly Refusal[] {
  const unboosted = { ...team, boosters: removeBooster(type, team) };
  return refusalsForBudget(team.lineup, { saved: getBaselineTeam(unboosted, whatIfRound) }, whatIfRound.world);
}

function removeBooster(type: BoosterType, { boosters }: WhatIfTeam): readonly Booster[] {
  return boosters.filter((booster) => booster.type !== type);
}

function outcomeOf(refusals: readonly Refusal[], team: WhatIfTeam): WhatIfOutcome {
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, team };
}

/** The season before the first kick-off of a round, with that round as the current one. Prices are today's: earlier ones are not published. */
function worldBefore(round: Round, world: GameWorld): GameWorld {
  const from = world.rounds.findIndex(({ id }) => id === round.id);
  const rounds = world.rounds.map((other, index) => (index < from ? other : resetProgress(other)));
  const players = new Map([...world.players].map(([id, player]) => [id, { ...undoElimination(player, round), lockedBy: null }]));
  return { ...world, rounds, players, now: 0 };
}

function resetProgress(round: Round): Round {
  const fixtures = round.fixtures.map((fixture) => ({ ...fixture, status: 'scheduled' as const }));
  return { ...round, status: 'scheduled', isLockedForUpdating: false, fixtures };
}

/** A player who was eliminated after the round can be picked in it. */
function undoElimination(player: Player, { id }: Round): Player {
  return player.status === 'eliminated' && player.stats.scores[id] !== undefined ? { ...player, status: 'uncertain' } : player;
}
