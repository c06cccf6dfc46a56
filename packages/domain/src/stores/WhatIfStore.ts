import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '../api/failure.ts';
import { budgetOf } from '../game/budget.ts';
import { isLimitless } from '../game/boosterRules.ts';
import type { Booster, Round, Team, TeamHistory } from '../game/entities.ts';
import { extraInRound } from '../game/extraPoints.ts';
import { isScoring } from '../game/lineup.ts';
import type { Refusal } from '../game/refusal.ts';
import { currentRound, selectableRounds } from '../game/rounds.ts';
import { departureOf, type Sandbox, sandboxOf, teamOf, type Trial, type TrialCommand, tried } from '../game/sandbox.ts';
import { isStatBooster } from '../game/scoreTeam.ts';
import { trialPlayerPoints, type TrialScore, trialScore } from '../game/trialScore.ts';
import type { StoredTeam, TeamInHand } from '../game/world.ts';
import type { PlayerStatsStore } from './PlayerStatsStore.ts';
import { type PollStore, pollEvery } from './PollStore.ts';
import { RemoteValue } from './RemoteValue.ts';
import type { SeasonStore } from './SeasonStore.ts';
import type { TeamReader } from './teamReader.ts';

interface Parts {
  readonly reader: TeamReader;
  readonly season: SeasonStore;
  readonly stats: PlayerStatsStore;
  readonly poll: PollStore;
}

/** Where the sandbox stands: `no-team` before a complete team is saved, `not-played` for a round that the team did not play. */
export type WhatIfState =
  | { readonly state: 'loading' | 'ready' }
  | { readonly state: 'no-team' | 'not-played' }
  | { readonly state: 'failed'; readonly failure: Failure };

/**
 * What would have been, had the fan chosen otherwise in a round. It reads the season and the fan's teams, and keeps what is tried in memory: it
 * is given nothing that could send or store it. [B10]
 */
export class WhatIfStore {
  /** What was tried, the present trial last; empty while the team is the real one. */
  past: readonly Trial[] = [];
  /** What was undone, the next to redo first. */
  future: readonly Trial[] = [];
  private roundId: number | null = null;
  private readonly team: RemoteValue<Team | null>;
  private readonly played: RemoteValue<TeamHistory | null>;
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    this.team = new RemoteValue(parts.reader.team);
    this.played = new RemoteValue(() => parts.reader.played(this.round?.id ?? 0));
    makeAutoObservable<this, 'parts' | 'team' | 'played'>(
      this,
      { parts: false, team: false, played: false, past: observableRef, future: observableRef },
      { autoBind: true },
    );
  }

  /** The round that is tried: the one that was asked for, else the current one. */
  get round(): Round | undefined {
    const rounds = this.parts.season.rounds.value ?? [];
    return rounds.find(({ id }) => id === this.roundId) ?? currentRound(rounds);
  }

  /** The rounds to choose from: those that the team played, the current one, and the one that was asked for. */
  get rounds(): readonly Round[] {
    const rounds = this.parts.season.rounds.value ?? [];
    const selectable = selectableRounds(rounds, this.team.value?.startRoundId ?? null);
    return rounds.filter((round) => selectable.includes(round) || round === this.round);
  }

  get status(): WhatIfState {
    const { season } = this.parts;
    const requests = [this.team.request, ...(this.isPast ? [this.played.request] : [])];
    const failure = season.failure ?? requests.flatMap((asked) => (asked.state === 'error' ? asked.failure : []))[0];
    if (this.sandbox !== undefined) return { state: 'ready' };
    if (failure !== undefined) return { state: 'failed', failure };
    const isHere = season.world !== undefined && requests.every(({ state }) => state === 'success');
    if (!isHere) return { state: 'loading' };
    return { state: this.team.value?.isComplete === true ? 'not-played' : 'no-team' };
  }

  /** The real team of the round with the season before it; undefined while there is none. */
  get sandbox(): Sandbox | undefined {
    const { round, team, played } = this;
    const { world } = this.parts.season;
    const stored = team.value;
    if (round === undefined || world === undefined || !stored) return undefined;
    if (this.isPast) {
      const then = played.value?.roundId === round.id ? played.value : undefined;
      return then && sandboxOf(then, then.salaryCap, stored.boosters, round, world);
    }
    if (!stored.isComplete || !isScoring(stored, round.id, world.rounds)) return undefined;
    const { lineup, captainId, salaryCap, boosters } = stored;
    const active = boosters.filter(({ roundId }) => roundId === round.id);
    return sandboxOf({ lineup, captainId, boosters: active }, salaryCap, boosters, round, world);
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

  /** Opens the sandbox of a round (null: the current one) and follows its points; the returned function closes it. */
  open(roundId: number | null): () => void {
    this.point(roundId);
    void this.load();
    return this.parts.poll.start(pollEvery.teamPage, () => void this.load());
  }

  /** Loads the season and the real team of the round. */
  async load(): Promise<void> {
    await Promise.all([this.parts.season.load(), this.team.load()]);
    if (this.isPast) await this.played.load();
    this.sandbox?.real.boosters.forEach(this.loadMatches);
  }

  /** Tries something; answers why not, nothing when it is done. */
  attempt(command: TrialCommand): readonly Refusal[] {
    const { trial, sandbox } = this;
    if (trial === undefined || sandbox === undefined) return [];
    const outcome = tried(trial, command, sandbox);
    if (!outcome.ok) return outcome.refusals;
    this.remember([...this.past, outcome.trial], []);
    outcome.trial.boosters.forEach(this.loadMatches);
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

  private get isPast(): boolean {
    return this.round?.status === 'complete';
  }

  private point(roundId: number | null): void {
    if (roundId === this.roundId) return;
    this.roundId = roundId;
    this.reset();
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
