import { makeAutoObservable } from 'mobx';
import type { Api } from '../api/apiClient.ts';
import type { Outcome } from '../api/failure.ts';
import { teamOfUser } from '../contract/team.ts';
import { historyOfUser } from '../contract/teamHistory.ts';
import type { TeamHistory } from '../game/entities.ts';
import { RemoteValue } from './RemoteValue.ts';
import type { SeasonStore } from './SeasonStore.ts';

/** A team of another fan to look at; its name is known only of the current one. */
export interface RivalTeam extends Omit<TeamHistory, 'roundId'> {
  readonly name: string | null;
}

/** The team of another fan in a round: as it played a complete one, else as it stands now. It can only be looked at. [G-336, G-337] */
export class RivalTeamStore {
  readonly team: RemoteValue<RivalTeam | null>;
  private userId = 0;
  private roundId = 0;
  private readonly api: Api;
  private readonly season: SeasonStore;

  constructor(api: Api, season: SeasonStore) {
    this.api = api;
    this.season = season;
    this.team = new RemoteValue(() => this.ask());
    makeAutoObservable<this, 'api' | 'season'>(this, { team: false, api: false, season: false }, { autoBind: true });
  }

  /** Whether the shown round is complete, so that the team is that of then. */
  get isHistoric(): boolean {
    return this.season.rounds.value?.find(({ id }) => id === this.roundId)?.status === 'complete';
  }

  /** Shows the team of a fan in a round. */
  async show(userId: number, roundId: number): Promise<void> {
    this.point(userId, roundId);
    await this.team.load();
  }

  private point(userId: number, roundId: number): void {
    this.userId = userId;
    this.roundId = roundId;
  }

  private async ask(): Promise<Outcome<RivalTeam | null>> {
    const { api, userId, roundId } = this;
    if (!this.isHistoric) {
      const outcome = await api.send(teamOfUser, { params: { userId } });
      return outcome.ok ? { ok: true, value: outcome.value.team } : outcome;
    }
    const outcome = await api.send(historyOfUser, { params: { roundId, userId } });
    if (!outcome.ok) return outcome;
    const { teamHistory } = outcome.value;
    return { ok: true, value: teamHistory === null ? null : { ...teamHistory, name: null } };
  }
}
