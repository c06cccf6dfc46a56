import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { isLimitless } from '../../game/boosters/appliedBoosters.ts';
import { budgetOf } from '../../game/team/budget.ts';
import type { Booster } from '../../game/model/entities.ts';
import { extraInRound } from '../../game/scoring/extraPoints.ts';
import type { Refusal } from '../../game/model/refusal.ts';
import {
  getBaselineTeam,
  type WhatIfRound,
  toSavedTeam,
  type WhatIfTeam,
  type WhatIfCommand,
  applyWhatIfCommand,
} from '../../game/whatIf/whatIf.ts';
import { paysExtraPoints } from '../../game/boosters/boosterBehaviours.ts';
import { whatIfPlayerPoints, type WhatIfScore, scoreWhatIf } from '../../game/whatIf/whatIfScore.ts';
import type { SavedTeam, EditedTeam } from '../../game/model/world.ts';
import type { PlayerStatsStore } from '../players/PlayerStatsStore.ts';
import { type SavedTeamParts, SavedTeamStore } from './SavedTeamStore.ts';

interface Parts extends SavedTeamParts {
  readonly stats: PlayerStatsStore;
}

/**
 * A what-if team: other players, captain or boosters in a round, and the points they would have scored. It stays in memory: the store
 * cannot send or store it. [B10]
 */
export class WhatIfStore {
  readonly baseTeamStore: SavedTeamStore;
  /** Every what-if team so far, the present one last; empty while it equals the saved team. */
  past: readonly WhatIfTeam[] = [];
  /** Undone teams, the next to redo first. */
  future: readonly WhatIfTeam[] = [];
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    this.baseTeamStore = new SavedTeamStore(parts);
    makeAutoObservable<this, 'parts'>(
      this,
      { baseTeamStore: false, parts: false, past: observableRef, future: observableRef },
      { autoBind: true },
    );
  }

  /** The round with the saved team that the what-if team starts from; undefined while there is none. */
  get whatIfRound(): WhatIfRound | undefined {
    return this.baseTeamStore.whatIfRound;
  }

  /** The what-if team; the saved one while nothing is changed. */
  get team(): WhatIfTeam | undefined {
    return this.past.at(-1) ?? this.whatIfRound?.baseTeam;
  }

  /** The what-if team as the rules of the pool need it. */
  get editedTeam(): EditedTeam | undefined {
    const { team, whatIfRound } = this;
    return team && whatIfRound && { ...team, saved: getBaselineTeam(team, whatIfRound) };
  }

  /** Whole dollars left, below zero when over, null without a budget. */
  get budget(): number | null {
    const { team, whatIfRound } = this;
    if (team === undefined || whatIfRound === undefined || isLimitless(toSavedTeam(team, whatIfRound), whatIfRound.world))
      return null;
    return budgetOf(team.lineup, whatIfRound.salaryCap, whatIfRound.world.players);
  }

  /** Both teams in points, and what each difference brings. */
  get score(): WhatIfScore | undefined {
    const { team, whatIfRound } = this;
    return team && whatIfRound && scoreWhatIf(team, whatIfRound, this.extraOf);
  }

  /** The points of each player for the what-if team. */
  get playerPoints(): Readonly<Record<number, number>> {
    const { team, whatIfRound } = this;
    return team && whatIfRound ? whatIfPlayerPoints(team, whatIfRound, this.extraOf) : {};
  }

  /** The what-if team as if it were saved. */
  get asSavedTeam(): SavedTeam | undefined {
    const { team, whatIfRound } = this;
    return team && whatIfRound && toSavedTeam(team, whatIfRound);
  }

  /** Follows a round (null: the current one) and discards changes of another round, until the returned function is called. */
  mount(roundId: number | null): () => void {
    const stops = [
      reaction(() => this.baseTeamStore.round?.id, this.reset),
      reaction(
        () => this.team?.boosters,
        (boosters) => boosters?.forEach(this.loadMatches),
      ),
      this.baseTeamStore.mount(roundId),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Applies a change; answers the refusals, empty when it was applied. */
  apply(command: WhatIfCommand): readonly Refusal[] {
    const { team, whatIfRound } = this;
    if (team === undefined || whatIfRound === undefined) return [];
    const outcome = applyWhatIfCommand(team, command, whatIfRound);
    if (!outcome.ok) return outcome.refusals;
    this.remember([...this.past, outcome.team], []);
    return [];
  }

  /** Undoes the last change. */
  undo(): void {
    this.remember(this.past.slice(0, -1), [...this.past.slice(-1), ...this.future]);
  }

  redo(): void {
    this.remember([...this.past, ...this.future.slice(0, 1)], this.future.slice(1));
  }

  /** Returns to the saved team. */
  reset(): void {
    this.remember([], []);
  }

  private remember(past: readonly WhatIfTeam[], future: readonly WhatIfTeam[]): void {
    this.past = past;
    this.future = future;
  }

  /** The statistics that only these boosters count are in the player's matches. */
  private loadMatches({ type, playerId }: Booster): void {
    if (paysExtraPoints(type) && playerId !== null) void this.parts.stats.matchesOf(playerId).load();
  }

  private extraOf(booster: Booster): number {
    const { season, stats } = this.parts;
    const player = booster.playerId === null ? undefined : season.playersById.get(booster.playerId);
    if (player === undefined) return 0;
    return extraInRound(booster, player.position, stats.matchesOf(player.id).value ?? [], season.edition);
  }
}
