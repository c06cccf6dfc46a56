import { draftOf } from '../editor/draft.ts';
import { selectionOf } from '../model/lineup.ts';
import type { Booster, BoosterType, Player, Round, Selection } from '../model/entities.ts';
import { changeDraft } from '../editor/changeDraft.ts';
import { boosterBehaviours, needsPlayer } from '../boosters/boosterBehaviours.ts';
import { refusalsToBoost, refusalsToResetBooster } from '../boosters/boosters.ts';
import { emptyLineup, isFull } from '../model/lineup.ts';
import type { Refusal } from '../model/refusal.ts';
import { refusalsForBudget } from '../team/teamRules.ts';
import type { GameWorld, StoredTeam } from '../model/world.ts';

/** A team that is changed out in a round: who plays, who leads, and the boosters of that round. [B10] */
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

/** What can be changed. `index` is the slot that was pressed; `playerId` of a booster is null for one that needs nobody. */
export type WhatIfCommand =
  | { readonly kind: 'add'; readonly playerId: number; readonly index?: number }
  | { readonly kind: 'remove' | 'captain'; readonly playerId: number }
  | { readonly kind: 'boost'; readonly type: BoosterType; readonly playerId: number | null }
  | { readonly kind: 'unboost'; readonly type: BoosterType };

export type WhatIfOutcome =
  { readonly ok: true; readonly team: WhatIfTeam } | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** The whatIfRound of a team in a round. `applied` are the boosters that it has applied in the season. */
export function createWhatIfRound(
  savedTeam: WhatIfTeam,
  salaryCap: number,
  applied: readonly Booster[],
  round: Round,
  world: GameWorld,
): WhatIfRound {
  const otherBoosters = applied.filter(({ roundId }) => roundId !== round.id);
  return { round, savedTeam, salaryCap, otherBoosters, world: worldBefore(round, world) };
}

/** The changed team after a command, or the reasons why the rules of the game refuse it. Nothing is locked in a whatIfRound. [B10] */
export function applyWhatIfCommand(team: WhatIfTeam, command: WhatIfCommand, whatIfRound: WhatIfRound): WhatIfOutcome {
  switch (command.kind) {
    case 'boost': {
      const { type, playerId } = command;
      const { id, roundNumber } = whatIfRound.round;
      const booster = { id: 0, type, roundId: id, roundNumber, playerId: needsPlayer(type) ? playerId : null };
      const refusals = refusalsToBoost(type, playerId, toStoredTeam(team, whatIfRound), whatIfRound.world);
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
      const outcome = changeDraft(draftOf(getBaselineTeam(team, whatIfRound), team), command, whatIfRound.world);
      return outcome.ok ? { ok: true, team: { ...team, ...selectionOf(outcome.draft) } } : outcome;
    }
  }
}

/** The changed team as rules want a team: as if it were stored, and about to play the round. */
export function toStoredTeam(team: WhatIfTeam, { round, salaryCap, otherBoosters }: WhatIfRound): StoredTeam {
  const boosters = [...otherBoosters, ...team.boosters];
  return { ...selectionOf(team), isComplete: isFull(team.lineup), startRoundId: round.id, salaryCap, boosters };
}

/**
 * The team that a team departs from. What the savedTeam team breaks may stay as it is; only what Limitless allowed it is not excused without
 * Limitless.
 */
export function getBaselineTeam(team: WhatIfTeam, whatIfRound: WhatIfRound): StoredTeam {
  const { lineup, boosters } = whatIfRound.savedTeam;
  const wasLimitless = boosters.some(({ type }) => boosterBehaviours[type].liftsBudget);
  return { ...toStoredTeam(team, whatIfRound), lineup: wasLimitless ? emptyLineup : lineup };
}

function refusalsToUnboost(type: BoosterType, team: WhatIfTeam, whatIfRound: WhatIfRound): readonly Refusal[] {
  const { world } = whatIfRound;
  const unboosted = { ...team, boosters: removeBooster(type, team) };
  return [
    ...team.boosters
      .filter((booster) => booster.type === type)
      .flatMap((booster) => refusalsToResetBooster(booster, toStoredTeam(team, whatIfRound), world)),
    ...refusalsForBudget(team.lineup, { stored: getBaselineTeam(unboosted, whatIfRound) }, world),
  ];
}

function removeBooster(type: BoosterType, { boosters }: WhatIfTeam): readonly Booster[] {
  return boosters.filter((booster) => booster.type !== type);
}

function outcomeOf(refusals: readonly Refusal[], team: WhatIfTeam): WhatIfOutcome {
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, team };
}

/** The season before the first kick-off of a round, which is then the current one. Prices are those of now: others are not published. */
function worldBefore(round: Round, world: GameWorld): GameWorld {
  const from = world.rounds.findIndex(({ id }) => id === round.id);
  const rounds = world.rounds.map((other, index) => (index < from ? other : resetProgress(other)));
  const players = new Map([...world.players].map(([id, player]) => [id, undoElimination(player, round)]));
  return { ...world, rounds, players, now: 0 };
}

function resetProgress(round: Round): Round {
  const fixtures = round.fixtures.map((fixture) => ({ ...fixture, status: 'scheduled' as const }));
  return { ...round, status: 'scheduled', isLockedForUpdating: false, fixtures };
}

/** Who was eliminated later could be picked in a round that he played. */
function undoElimination(player: Player, { id }: Round): Player {
  return player.status === 'eliminated' && player.stats.scores[id] !== undefined ? { ...player, status: 'uncertain' } : player;
}
