import { draftOf } from '../editor/draft.ts';
import { selectionOf } from '../model/lineup.ts';
import type { Booster, BoosterType, Player, Round, Selection } from '../model/entities.ts';
import { changeDraft } from '../editor/changeDraft.ts';
import { boosterBehaviours, needsPlayer } from '../boosters/boosterBehaviours.ts';
import { refusalsToBoost, refusalsToResetBooster } from '../boosters/boosters.ts';
import { emptyLineup, isFull } from '../model/lineup.ts';
import type { Refusal } from '../model/refusal.ts';
import { overBudget } from '../team/teamRules.ts';
import type { GameWorld, StoredTeam } from '../model/world.ts';

/** A team that is tried out in a round: who plays, who leads, and the boosters of that round. [B10] */
export interface WhatIfTeam extends Selection {
  readonly boosters: readonly Booster[];
}

/** A place to try things: a round, the team that really plays it, and the season as it stood before that round. [B10] */
export interface WhatIfRound {
  readonly round: Round;
  readonly savedTeam: WhatIfTeam;
  readonly world: GameWorld;
  /** Whole dollars. */
  readonly salaryCap: number;
  /** The boosters of the other rounds. */
  readonly otherBoosters: readonly Booster[];
}

/** What can be tried. `index` is the slot that was pressed; `playerId` of a booster is null for one that needs nobody. */
export type WhatIfCommand =
  | { readonly kind: 'add'; readonly playerId: number; readonly index?: number }
  | { readonly kind: 'remove' | 'captain'; readonly playerId: number }
  | { readonly kind: 'boost'; readonly type: BoosterType; readonly playerId: number | null }
  | { readonly kind: 'unboost'; readonly type: BoosterType };

export type WhatIfOutcome =
  { readonly ok: true; readonly team: WhatIfTeam } | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** The sandbox of a team in a round. `applied` are the boosters that it has applied in the season. */
export function createWhatIfRound(
  real: WhatIfTeam,
  salaryCap: number,
  applied: readonly Booster[],
  round: Round,
  world: GameWorld,
): WhatIfRound {
  const elsewhere = applied.filter(({ roundId }) => roundId !== round.id);
  return { round, savedTeam: real, salaryCap, otherBoosters: elsewhere, world: worldBefore(round, world) };
}

/** The tried team after a command, or the reasons why the rules of the game refuse it. Nothing is locked in a sandbox. [B10] */
export function applyWhatIfCommand(trial: WhatIfTeam, command: WhatIfCommand, sandbox: WhatIfRound): WhatIfOutcome {
  switch (command.kind) {
    case 'boost': {
      const { type, playerId } = command;
      const { id, roundNumber } = sandbox.round;
      const booster = { id: 0, type, roundId: id, roundNumber, playerId: needsPlayer(type) ? playerId : null };
      const refusals = refusalsToBoost(type, playerId, toStoredTeam(trial, sandbox), sandbox.world);
      return outcomeOf(refusals, { ...trial, boosters: [...without(type, trial), booster] });
    }
    case 'unboost':
      return outcomeOf(refusalsToUnboost(command.type, trial, sandbox), { ...trial, boosters: without(command.type, trial) });
    case 'add':
    case 'remove':
    case 'captain': {
      const outcome = changeDraft(draftOf(getBaselineTeam(trial, sandbox), trial), command, sandbox.world);
      return outcome.ok ? { ok: true, team: { ...trial, ...selectionOf(outcome.draft) } } : outcome;
    }
  }
}

/** The tried team as rules want a team: as if it were stored, and about to play the round. */
export function toStoredTeam(trial: WhatIfTeam, { round, salaryCap, otherBoosters: elsewhere }: WhatIfRound): StoredTeam {
  const boosters = [...elsewhere, ...trial.boosters];
  return { ...selectionOf(trial), isComplete: isFull(trial.lineup), startRoundId: round.id, salaryCap, boosters };
}

/**
 * The team that a trial departs from. What the real team breaks may stay as it is; only what Limitless allowed it is not excused without
 * Limitless.
 */
export function getBaselineTeam(trial: WhatIfTeam, sandbox: WhatIfRound): StoredTeam {
  const { lineup, boosters } = sandbox.savedTeam;
  const wasLimitless = boosters.some(({ type }) => boosterBehaviours[type].liftsBudget);
  return { ...toStoredTeam(trial, sandbox), lineup: wasLimitless ? emptyLineup : lineup };
}

function refusalsToUnboost(type: BoosterType, trial: WhatIfTeam, sandbox: WhatIfRound): readonly Refusal[] {
  const { world } = sandbox;
  const bare = { ...trial, boosters: without(type, trial) };
  return [
    ...trial.boosters
      .filter((booster) => booster.type === type)
      .flatMap((booster) => refusalsToResetBooster(booster, toStoredTeam(trial, sandbox), world)),
    ...overBudget(trial.lineup, { stored: getBaselineTeam(bare, sandbox) }, world),
  ];
}

function without(type: BoosterType, { boosters }: WhatIfTeam): readonly Booster[] {
  return boosters.filter((booster) => booster.type !== type);
}

function outcomeOf(refusals: readonly Refusal[], trial: WhatIfTeam): WhatIfOutcome {
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, team: trial };
}

/** The season before the first kick-off of a round, which is then the current one. Prices are those of now: others are not published. */
function worldBefore(round: Round, world: GameWorld): GameWorld {
  const from = world.rounds.findIndex(({ id }) => id === round.id);
  const rounds = world.rounds.map((other, index) => (index < from ? other : unplayed(other)));
  const players = new Map([...world.players].map(([id, player]) => [id, inTheSeason(player, round)]));
  return { ...world, rounds, players, now: 0 };
}

function unplayed(round: Round): Round {
  const fixtures = round.fixtures.map((fixture) => ({ ...fixture, status: 'scheduled' as const }));
  return { ...round, status: 'scheduled', isLockedForUpdating: false, fixtures };
}

/** Who was eliminated later could be picked in a round that he played. */
function inTheSeason(player: Player, { id }: Round): Player {
  return player.status === 'eliminated' && player.stats.scores[id] !== undefined ? { ...player, status: 'uncertain' } : player;
}
