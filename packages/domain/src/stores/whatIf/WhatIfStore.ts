import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { isLimitless } from '../../game/boosters/boosterRules.ts';
import { budgetOf } from '../../game/team/budget.ts';
import type { Booster } from '../../game/model/entities.ts';
import { extraInRound } from '../../game/scoring/extraPoints.ts';
import type { Refusal } from '../../game/model/refusal.ts';
import { departureOf, type Sandbox, teamOf, type Trial, type TrialCommand, tried } from '../../game/whatIf/whatIf.ts';
import { isStatBooster } from '../../game/scoring/scoreTeam.ts';
import { trialPlayerPoints, type TrialScore, trialScore } from '../../game/whatIf/whatIfScore.ts';
import type { StoredTeam, TeamInHand } from '../../game/model/world.ts';
import type { PlayerStatsStore } from '../players/PlayerStatsStore.ts';
import { type RealTeamParts, RealTeamStore } from './SavedTeamStore.ts';

interface Parts extends RealTeamParts {
  readonly stats: PlayerStatsStore;
}

/**
 * What would have been, had the fan chosen otherwise in a round. What is tried stays in memory: the store is given nothing that could send or
 * keep it. [B10]
 */
export class WhatIfStore {
  readonly real: RealTeamStore;
  /** What was tried, the present trial last; empty while the team is the real one. */
  past: readonly Trial[] = [];
  /** What was undone, the next to redo first. */
  future: readonly Trial[] = [];
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    this.real = new RealTeamStore(parts);
    makeAutoObservable<this, 'parts'>(
      this,
      { real: false, parts: false, past: observableRef, future: observableRef },
      { autoBind: true },
    );
  }

  /** What is tried departs from it; undefined while there is no team to try. */
  get sandbox(): Sandbox | undefined {
    return this.real.sandbox;
  }

  /** The tried team; the real one while nothing is tried. */
  get trial(): Trial | undefined {
    return this.past.at(-1) ?? this.sandbox?.real;
  }

  /** The tried team as the rules of the pool see it. */
  get inHand(): TeamInHand | undefined {
    const { trial, sandbox } = this;
    return trial && sandbox && { ...trial, stored: departureOf(trial, sandbox) };
  }

  /** Whole dollars left, below zero when over, null without a budget. */
  get budget(): number | null {
    const { trial, sandbox } = this;
    if (trial === undefined || sandbox === undefined || isLimitless(teamOf(trial, sandbox), sandbox.world)) return null;
    return budgetOf(trial.lineup, sandbox.salaryCap, sandbox.world.players);
  }

  /** Both teams in points, and what each difference brings. */
  get score(): TrialScore | undefined {
    const { trial, sandbox } = this;
    return trial && sandbox && trialScore(trial, sandbox, this.extraOf);
  }

  /** What each player brings the tried team. */
  get playerPoints(): Readonly<Record<number, number>> {
    const { trial, sandbox } = this;
    return trial && sandbox ? trialPlayerPoints(trial, sandbox, this.extraOf) : {};
  }

  /** The tried team as if it were stored. */
  get asStored(): StoredTeam | undefined {
    const { trial, sandbox } = this;
    return trial && sandbox && teamOf(trial, sandbox);
  }

  /** Opens the sandbox of a round (null: the current one); what was tried in another is forgotten. The returned function closes it. */
  open(roundId: number | null): () => void {
    const stops = [
      reaction(() => this.real.round?.id, this.reset),
      reaction(
        () => this.trial?.boosters,
        (boosters) => boosters?.forEach(this.loadMatches),
      ),
      this.real.open(roundId),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Tries something; answers why not, nothing when it is done. */
  attempt(command: TrialCommand): readonly Refusal[] {
    const { trial, sandbox } = this;
    if (trial === undefined || sandbox === undefined) return [];
    const outcome = tried(trial, command, sandbox);
    if (!outcome.ok) return outcome.refusals;
    this.remember([...this.past, outcome.trial], []);
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

  private remember(past: readonly Trial[], future: readonly Trial[]): void {
    this.past = past;
    this.future = future;
  }

  /** A kicker's or king's own codes stand in his matches alone. */
  private loadMatches({ type, playerId }: Booster): void {
    if (isStatBooster(type) && playerId !== null) void this.parts.stats.matchesOf(playerId).load();
  }

  private extraOf(booster: Booster): number {
    const { season, stats } = this.parts;
    const player = season.playersById.get(booster.playerId ?? 0);
    if (player === undefined) return 0;
    return extraInRound(booster, player.position, stats.matchesOf(player.id).value ?? [], season.edition);
  }
}
