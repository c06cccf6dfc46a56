import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { isLimitless } from '../../game/boosters/boosterRules.ts';
import { budgetOf } from '../../game/team/budget.ts';
import type { Booster } from '../../game/model/entities.ts';
import { extraInRound } from '../../game/scoring/extraPoints.ts';
import type { Refusal } from '../../game/model/refusal.ts';
import {
  getBaselineTeam,
  type WhatIfRound,
  toStoredTeam,
  type WhatIfTeam,
  type WhatIfCommand,
  applyWhatIfCommand,
} from '../../game/whatIf/whatIf.ts';
import { paysExtraPoints } from '../../game/boosters/boosterBehaviours.ts';
import { whatIfPlayerPoints, type WhatIfScore, scoreWhatIf } from '../../game/whatIf/whatIfScore.ts';
import type { StoredTeam, EditedTeam } from '../../game/model/world.ts';
import type { PlayerStatsStore } from '../players/PlayerStatsStore.ts';
import { type SavedTeamParts, SavedTeamStore } from './SavedTeamStore.ts';

interface Parts extends SavedTeamParts {
  readonly stats: PlayerStatsStore;
}

/**
 * What would have been, had the fan chosen otherwise in a round. What is tried stays in memory: the store is given nothing that could send or
 * keep it. [B10]
 */
export class WhatIfStore {
  readonly savedTeam: SavedTeamStore;
  /** What was tried, the present trial last; empty while the team is the real one. */
  past: readonly WhatIfTeam[] = [];
  /** What was undone, the next to redo first. */
  future: readonly WhatIfTeam[] = [];
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    this.savedTeam = new SavedTeamStore(parts);
    makeAutoObservable<this, 'parts'>(
      this,
      { savedTeam: false, parts: false, past: observableRef, future: observableRef },
      { autoBind: true },
    );
  }

  /** What is tried departs from it; undefined while there is no team to try. */
  get whatIfRound(): WhatIfRound | undefined {
    return this.savedTeam.whatIfRound;
  }

  /** The tried team; the real one while nothing is tried. */
  get team(): WhatIfTeam | undefined {
    return this.past.at(-1) ?? this.whatIfRound?.savedTeam;
  }

  /** The tried team as the rules of the pool see it. */
  get editedTeam(): EditedTeam | undefined {
    const { team: trial, whatIfRound: sandbox } = this;
    return trial && sandbox && { ...trial, stored: getBaselineTeam(trial, sandbox) };
  }

  /** Whole dollars left, below zero when over, null without a budget. */
  get budget(): number | null {
    const { team: trial, whatIfRound: sandbox } = this;
    if (trial === undefined || sandbox === undefined || isLimitless(toStoredTeam(trial, sandbox), sandbox.world)) return null;
    return budgetOf(trial.lineup, sandbox.salaryCap, sandbox.world.players);
  }

  /** Both teams in points, and what each difference brings. */
  get score(): WhatIfScore | undefined {
    const { team: trial, whatIfRound: sandbox } = this;
    return trial && sandbox && scoreWhatIf(trial, sandbox, this.extraOf);
  }

  /** What each player brings the tried team. */
  get playerPoints(): Readonly<Record<number, number>> {
    const { team: trial, whatIfRound: sandbox } = this;
    return trial && sandbox ? whatIfPlayerPoints(trial, sandbox, this.extraOf) : {};
  }

  /** The tried team as if it were stored. */
  get storedTeam(): StoredTeam | undefined {
    const { team: trial, whatIfRound: sandbox } = this;
    return trial && sandbox && toStoredTeam(trial, sandbox);
  }

  /** Opens the sandbox of a round (null: the current one); what was tried in another is forgotten. The returned function closes it. */
  mount(roundId: number | null): () => void {
    const stops = [
      reaction(() => this.savedTeam.round?.id, this.reset),
      reaction(
        () => this.team?.boosters,
        (boosters) => boosters?.forEach(this.loadMatches),
      ),
      this.savedTeam.mount(roundId),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Tries something; answers why not, nothing when it is done. */
  apply(command: WhatIfCommand): readonly Refusal[] {
    const { team: trial, whatIfRound: sandbox } = this;
    if (trial === undefined || sandbox === undefined) return [];
    const outcome = applyWhatIfCommand(trial, command, sandbox);
    if (!outcome.ok) return outcome.refusals;
    this.remember([...this.past, outcome.team], []);
    return [];
  }

  /** Takes the last attempt back. */
  undo(): void {
    this.remember(this.past.slice(0, -1), [...this.past.slice(-1), ...this.future]);
  }

  redo(): void {
    this.remember([...this.past, ...this.future.slice(0, 1)], this.future.slice(1));
  }

  /** Back to the real team. */
  reset(): void {
    this.remember([], []);
  }

  private remember(past: readonly WhatIfTeam[], future: readonly WhatIfTeam[]): void {
    this.past = past;
    this.future = future;
  }

  /** A kicker's or king's own codes stand in his matches alone. */
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
