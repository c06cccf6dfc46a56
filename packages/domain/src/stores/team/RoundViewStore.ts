import { makeAutoObservable } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import { type Gamebar, getGamebar } from '../../contract/gamebar.ts';
import { showMyTeamHistory } from '../../contract/teamHistory.ts';
import type { Round, TeamHistory } from '../../game/model/entities.ts';
import { selectableRounds } from '../../game/season/rounds.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import type { TeamStore } from './TeamStore.ts';

/** Which round the team builder shows, with its game bar; a round that is not the current one shows the team of that time. */
export class RoundViewStore {
  /** Null follows the current round. */
  selectedRoundId: number | null = null;
  readonly history: RemoteValue<TeamHistory | null>;
  readonly gamebar: RemoteValue<Gamebar>;
  private readonly season: SeasonStore;
  private readonly team: TeamStore;

  constructor(api: Api, season: SeasonStore, team: TeamStore) {
    this.season = season;
    this.team = team;
    this.history = new RemoteValue(async () => {
      const outcome = await api.send(showMyTeamHistory, { params: { roundId: this.roundId } });
      return outcome.ok ? { ok: true, value: outcome.value.teamHistory } : outcome;
    });
    this.gamebar = new RemoteValue(() => api.send(getGamebar, { query: { roundId: this.roundId } }));
    makeAutoObservable<this, 'season' | 'team'>(
      this,
      { season: false, team: false, history: false, gamebar: false },
      { autoBind: true },
    );
  }

  get round(): Round | undefined {
    const { rounds, currentRound } = this.season;
    return rounds.value?.find(({ id }) => id === this.selectedRoundId) ?? currentRound;
  }

  /** The view shows the past: nothing can be edited. [G-251, G-269] */
  get isHistoric(): boolean {
    return this.round !== undefined && this.round.id !== this.season.currentRound?.id;
  }

  /** The rounds to choose from. [G-254, G-255] */
  get selectableRounds(): readonly Round[] {
    return selectableRounds(this.season.rounds.value ?? [], this.team.saved.value?.startRoundId ?? null);
  }

  /** Shows another round: the current team in the current one, else the team of that round; the game bar follows. [G-250, G-251, G-252] */
  async select(roundId: number): Promise<void> {
    this.setRound(roundId);
    await this.load();
  }

  /** Loads what the shown round needs. */
  async load(): Promise<void> {
    if (this.round === undefined) return;
    await Promise.all([this.gamebar.load(), this.isHistoric ? this.history.load() : this.team.load()]);
  }

  private get roundId(): number {
    return this.round?.id ?? 0;
  }

  private setRound(roundId: number): void {
    this.selectedRoundId = roundId === this.season.currentRound?.id ? null : roundId;
  }
}
