import { makeAutoObservable } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import { type Failure, mapOutcome, type Outcome } from '../../api/failure.ts';
import { showMyTeam } from '../../contract/team/team.ts';
import { showMyTeamHistory } from '../../contract/team/teamHistory.ts';
import type { Round, Team, TeamHistory } from '../../game/model/entities.ts';
import { isScoring } from '../../game/season/startRound.ts';
import { selectableRounds } from '../../game/season/rounds.ts';
import { type WhatIfRound, createWhatIfRound } from '../../game/whatIf/whatIf.ts';
import type { PollStore } from '../season/PollStore.ts';
import { followSeason } from '../season/followSeason.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';

/** Reads the user's own teams; it cannot change them. */
export interface TeamReader {
  /** The saved team; null before the first save. */
  readonly team: () => Promise<Outcome<Team | null>>;
  /** The team as it played a round; null for one that it did not play. */
  readonly played: (roundId: number) => Promise<Outcome<TeamHistory | null>>;
}

export interface SavedTeamParts {
  readonly reader: TeamReader;
  readonly season: SeasonStore;
  readonly poll: Pick<PollStore, 'start'>;
}

/** State of the what-if page: `no-team` before a complete team is saved, `not-played` for a round that the team did not play. */
export type WhatIfStatus =
  | { readonly state: 'loading' | 'ready' }
  | { readonly state: 'no-team' | 'not-played' }
  | { readonly state: 'failed'; readonly failure: Failure };

/** The user's own team as it played a round, from which the what-if team starts. It is read-only. [B10] */
export class SavedTeamStore {
  private roundId: number | null = null;
  private readonly saved: RemoteValue<Team | null>;
  private readonly played: RemoteValue<TeamHistory | null>;
  private readonly parts: SavedTeamParts;

  constructor(parts: SavedTeamParts) {
    this.parts = parts;
    this.saved = new RemoteValue(parts.reader.team);
    this.played = new RemoteValue(async () =>
      this.round === undefined ? { ok: true, value: null } : parts.reader.played(this.round.id),
    );
    makeAutoObservable<this, 'parts' | 'saved' | 'played'>(
      this,
      { parts: false, saved: false, played: false },
      { autoBind: true },
    );
  }

  /** The round that was asked for, else the current one. */
  get round(): Round | undefined {
    const { roundsByClock, currentRound } = this.parts.season;
    return roundsByClock?.find(({ id }) => id === this.roundId) ?? currentRound;
  }

  /** The rounds to choose from: those that the team played, the current one, and the one that was asked for. */
  get rounds(): readonly Round[] {
    const rounds = this.parts.season.roundsByClock ?? [];
    const selectable = selectableRounds(rounds, this.saved.value?.startRoundId ?? null);
    return rounds.filter((round) => selectable.includes(round) || round === this.round);
  }

  get status(): WhatIfStatus {
    const { season } = this.parts;
    if (this.whatIfRound !== undefined) return { state: 'ready' };
    const requests = [this.saved.request, ...(this.isPast ? [this.played.request] : [])];
    const failure = season.failure ?? requests.flatMap((asked) => (asked.state === 'error' ? asked.failure : []))[0];
    if (failure !== undefined) return { state: 'failed', failure };
    const isHere = season.world !== undefined && requests.every(({ state }) => state === 'success');
    if (!isHere) return { state: 'loading' };
    return { state: this.saved.value?.isComplete === true ? 'not-played' : 'no-team' };
  }

  /** The team of the round with the season before it; undefined while there is none. */
  get whatIfRound(): WhatIfRound | undefined {
    const { round } = this;
    const { world } = this.parts.season;
    const saved = this.saved.value;
    if (round === undefined || world === undefined || !saved) return undefined;
    if (this.isPast) {
      const then = this.played.value?.roundId === round.id ? this.played.value : undefined;
      return then && createWhatIfRound(then, then.salaryCap, saved.boosters, round, world);
    }
    if (!saved.isComplete || !isScoring(saved, round.id, world.rounds)) return undefined;
    const { lineup, captainId, salaryCap, boosters } = saved;
    const active = boosters.filter(({ roundId }) => roundId === round.id);
    return createWhatIfRound({ lineup, captainId, boosters: active }, salaryCap, boosters, round, world);
  }

  /** Shows the team of a round (null: the current one) and follows its points; the returned function ends it. */
  mount(roundId: number | null): () => void {
    this.setRound(roundId);
    void this.load();
    return followSeason(this.parts, () => this.loadTeam());
  }

  /** Loads the season and the team of the round. */
  async load(): Promise<void> {
    await this.parts.season.load();
    await this.loadTeam();
  }

  private async loadTeam(): Promise<void> {
    await Promise.all([this.saved.load(), this.isPast && this.played.load()]);
  }

  private get isPast(): boolean {
    return this.round?.status === 'complete';
  }

  private setRound(roundId: number | null): void {
    this.roundId = roundId;
  }
}

/** A reader of the signed-in user's teams. */
export function teamReader(api: Api): TeamReader {
  return {
    team: async () => mapOutcome(await api.send(showMyTeam, {}), ({ team }) => team),
    played: async (roundId) =>
      mapOutcome(await api.send(showMyTeamHistory, { params: { roundId } }), ({ teamHistory }) => teamHistory),
  };
}
