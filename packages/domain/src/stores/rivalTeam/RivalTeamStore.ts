import { makeAutoObservable } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import type { Failure } from '../../api/failure.ts';
import { teamOfUser } from '../../contract/team.ts';
import { historyOfUser } from '../../contract/teamHistory.ts';
import type { Round, Selection, Team, TeamHistory } from '../../game/model/entities.ts';
import { selectableRounds } from '../../game/season/rounds.ts';
import { type Changed, pollEvery, type PollStore } from '../season/PollStore.ts';
import { refreshSeason } from '../season/refreshSeason.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';
import type { Request } from '../remote/request.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';

/** A team of another fan to look at, with the points of the shown round and the boosters that work in it. */
export type RivalTeam = Selection & Pick<TeamHistory, 'boosters' | 'points'>;

/** What there is to see in the shown round. `unknown`: there is no such fan. `none`: he had no team in it. */
export type RivalView =
  | { readonly state: 'loading' }
  | { readonly state: 'unknown' }
  | { readonly state: 'none' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'ready'; readonly team: RivalTeam };

/** The team of another fan in a round: as it played a complete one, else as it stands now. It can only be looked at. [G-040, G-336, G-337] */
export class RivalTeamStore {
  readonly current: RemoteValue<Team | null>;
  readonly history: RemoteValue<TeamHistory | null>;
  private roundId: number | null = null;
  private readonly season: SeasonStore;
  private readonly poll: Pick<PollStore, 'start'>;

  constructor(api: Api, season: SeasonStore, poll: Pick<PollStore, 'start'>, userId: number) {
    this.season = season;
    this.poll = poll;
    this.current = new RemoteValue(async () => {
      const outcome = await api.send(teamOfUser, { params: { userId } });
      return outcome.ok ? { ok: true, value: outcome.value.team } : outcome;
    });
    this.history = new RemoteValue(async () => {
      const outcome = await api.send(historyOfUser, { params: { userId, roundId: this.round?.id ?? 0 } });
      return outcome.ok ? { ok: true, value: outcome.value.teamHistory } : outcome;
    });
    makeAutoObservable<this, 'season' | 'poll'>(
      this,
      { season: false, poll: false, current: false, history: false },
      { autoBind: true },
    );
  }

  /** The round that is asked for if it is complete, else the current one. */
  get round(): Round | undefined {
    const { rounds, currentRound } = this.season;
    return rounds.value?.find(({ id, status }) => id === this.roundId && status === 'complete') ?? currentRound;
  }

  /** Whether the shown round is complete, so that the team is that of then. */
  get isHistoric(): boolean {
    return this.round?.status === 'complete';
  }

  /** The rounds to choose from, with the shown one. [G-254, G-255] */
  get rounds(): readonly Round[] {
    const all = this.season.rounds.value ?? [];
    const selectable = selectableRounds(all, this.current.value?.startRoundId ?? null);
    return all.filter((round) => selectable.includes(round) || round === this.round);
  }

  /** What his team is called now; undefined while that is not known. */
  get name(): string | undefined {
    return this.current.value?.name;
  }

  /** Whether players who are not locked are kept from others. [G-332] */
  get hidesPicks(): boolean {
    return this.season.edition.revealRivals === 'on-lock' && !this.isHistoric;
  }

  get view(): RivalView {
    if (this.season.failure !== undefined) return { state: 'failed', failure: this.season.failure };
    if (this.season.world === undefined) return { state: 'loading' };
    return this.isHistoric ? viewOf(this.history.request) : this.viewNow;
  }

  /** Shows the team in a round; null, or a round that is not complete, is the current one. */
  async show(roundId: number | null): Promise<void> {
    this.setRound(roundId);
    if (this.season.world === undefined) await this.season.load();
    await this.load();
  }

  /** Follows his points from look to look, until the returned function is called. [G-301] */
  follow(): () => void {
    return this.poll.start(pollEvery.teamPage, (changed) => void this.reload(changed));
  }

  private async reload(changed: Changed): Promise<void> {
    await refreshSeason(this.season, changed);
    await this.load();
  }

  private async load(): Promise<void> {
    await Promise.all([this.current.load(), this.isHistoric && this.history.load()]);
  }

  /** While it is asked for again the team stays in sight. */
  private get viewNow(): RivalView {
    const { request, value } = this.current;
    const team = value && { ...value, boosters: value.boosters.filter(({ roundId }) => roundId === this.round?.id) };
    return request.state === 'error' || team === undefined ? viewOf(request) : viewOf({ state: 'success', value: team });
  }

  private setRound(roundId: number | null): void {
    this.roundId = roundId;
  }
}

function viewOf(request: Request<RivalTeam | null>): RivalView {
  switch (request.state) {
    case 'idle':
    case 'pending':
      return { state: 'loading' };
    case 'error': {
      const { failure } = request;
      return failure.kind === 'refused' && failure.status === 404 ? { state: 'unknown' } : { state: 'failed', failure };
    }
    case 'success':
      return request.value === null ? { state: 'none' } : { state: 'ready', team: request.value };
  }
}
