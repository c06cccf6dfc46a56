import { makeAutoObservable } from 'mobx';
import { type Failure, mapOutcome } from '../../api/failure.ts';
import type { Api } from '../../api/apiClient.ts';
import { type Gamebar, getGamebar } from '../../contract/gamebar.ts';
import { showMyTeamHistory } from '../../contract/team/teamHistory.ts';
import type { Round, TeamHistory } from '../../game/model/entities.ts';
import { selectableRounds } from '../../game/season/rounds.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import type { TeamStore } from './TeamStore.ts';

interface GamebarOfRound {
  readonly roundId: number;
  readonly figures: Gamebar;
}

/** Which round the team builder shows, with its game bar; a round that is not the current one shows the team of that time. */
export class RoundViewStore {
  /** Null follows the current round. */
  selectedRoundId: number | null = null;
  readonly history: RemoteValue<TeamHistory | null>;
  private readonly asked: RemoteValue<GamebarOfRound>;
  private readonly season: SeasonStore;
  private readonly team: TeamStore;

  constructor(api: Api, season: SeasonStore, team: TeamStore) {
    this.season = season;
    this.team = team;
    this.history = new RemoteValue(async () =>
      mapOutcome(await api.send(showMyTeamHistory, { params: { roundId: this.roundId } }), ({ teamHistory }) => teamHistory),
    );
    this.asked = new RemoteValue(async () => {
      const { roundId } = this;
      return mapOutcome(await api.send(getGamebar, { query: { roundId } }), (figures) => ({ roundId, figures }));
    });
    makeAutoObservable<this, 'season' | 'team' | 'asked'>(
      this,
      { season: false, team: false, history: false, asked: false },
      { autoBind: true },
    );
  }

  get round(): Round | undefined {
    const { roundsByClock, currentRound } = this.season;
    return roundsByClock?.find(({ id }) => id === this.selectedRoundId) ?? currentRound;
  }

  /** The figures of the shown round: undefined while they are loaded, null when they could not be. */
  get gamebar(): Gamebar | null | undefined {
    const { value, request } = this.asked;
    if (value?.roundId === this.roundId) return value.figures;
    return request.state === 'error' ? null : undefined;
  }

  /** Why the figures could not be loaded. */
  get gamebarFailure(): Failure | undefined {
    const { request } = this.asked;
    return request.state === 'error' ? request.failure : undefined;
  }

  /** Loads the figures of the shown round. */
  async loadGamebar(): Promise<void> {
    await this.asked.load();
  }

  /** The view shows the past: nothing can be edited. After the last round of the season everything is past. [G-251, G-269] */
  get isHistoric(): boolean {
    const { round, season } = this;
    return round !== undefined && (round.id !== season.currentRound?.id || round.status === 'complete');
  }

  /** The rounds to choose from. [G-254, G-255] */
  get selectableRounds(): readonly Round[] {
    return selectableRounds(this.season.roundsByClock ?? [], this.team.saved.value?.startRoundId ?? null);
  }

  /** Shows another round: the current team in the current one, else the team of that round; the game bar follows. [G-250, G-251, G-252] */
  async select(roundId: number): Promise<void> {
    this.setRound(roundId);
    await this.load();
  }

  /** Loads what the shown round needs. */
  async load(): Promise<void> {
    if (this.round === undefined) return;
    await Promise.all([this.loadGamebar(), this.isHistoric ? this.history.load() : this.team.load()]);
  }

  private get roundId(): number {
    return this.round?.id ?? 0;
  }

  private setRound(roundId: number): void {
    this.selectedRoundId = roundId === this.season.currentRound?.id ? null : roundId;
  }
}
