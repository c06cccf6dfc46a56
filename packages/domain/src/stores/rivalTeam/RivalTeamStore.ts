import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import { type Failure, isRefusedWith, mapOutcome } from '../../api/failure.ts';
import { teamOfUser } from '../../contract/team/team.ts';
import { historyOfUser } from '../../contract/team/teamHistory.ts';
import type { Round, Selection, TeamHistory, TeamOfUser } from '../../game/model/entities.ts';
import { isFull } from '../../game/model/lineup.ts';
import { selectableRounds } from '../../game/season/rounds.ts';
import { hidesPicks } from '../../game/team/hidesPicks.ts';
import type { PollStore } from '../season/PollStore.ts';
import { followSeason } from '../season/followSeason.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';

/** The team of another user, with the points of the shown round and the boosters that are active in it. */
export type RivalTeam = Selection & Pick<TeamHistory, 'boosters' | 'points'>;

/** What the page shows. `unknown`: there is no such user. `none`: the user had no team in the round. */
export type RivalView =
  | { readonly state: 'loading' }
  | { readonly state: 'unknown' }
  | { readonly state: 'none' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'ready'; readonly team: RivalTeam };

interface TeamRequests {
  readonly current: RemoteValue<TeamOfUser | null>;
  readonly history: RemoteValue<TeamHistory | null>;
}

/** The team of another user in a round: as it played a complete one, else as it stands now. It is read-only. [G-040, G-336, G-337] */
export class RivalTeamStore {
  /** Undefined while the screen is not mounted. */
  private team: TeamRequests | undefined = undefined;
  private roundId: number | null = null;
  private readonly api: Api;
  private readonly season: SeasonStore;
  private readonly poll: Pick<PollStore, 'start'>;

  constructor(api: Api, season: SeasonStore, poll: Pick<PollStore, 'start'>) {
    this.api = api;
    this.season = season;
    this.poll = poll;
    makeAutoObservable<this, 'team' | 'api' | 'season' | 'poll'>(
      this,
      { team: observableRef, api: false, season: false, poll: false },
      { autoBind: true },
    );
  }

  /** The requested round if it is complete, else the current one. */
  get round(): Round | undefined {
    const { roundsByClock, currentRound } = this.season;
    return roundsByClock?.find(({ id, status }) => id === this.roundId && status === 'complete') ?? currentRound;
  }

  /** Whether the shown round is complete: the page shows the team as it played. */
  get isHistoric(): boolean {
    return this.round?.status === 'complete';
  }

  /** The rounds to choose from, with the shown one. [G-254, G-255] */
  get rounds(): readonly Round[] {
    const all = this.season.roundsByClock ?? [];
    const selectable = selectableRounds(all, this.team?.current.value?.startRoundId ?? null);
    return all.filter((round) => selectable.includes(round) || round === this.round);
  }

  /** The present name of the team; undefined until it is loaded. */
  get name(): string | undefined {
    return this.team?.current.value?.name;
  }

  /** Whether players who are not locked are hidden from other users. [G-332] */
  get hidesPicks(): boolean {
    const { view, round, season } = this;
    return hidesPicks(season.edition, round, view.state === 'ready' && isFull(view.team.lineup));
  }

  get view(): RivalView {
    const { failure, world } = this.season;
    if (world === undefined && failure !== undefined) return { state: 'failed', failure };
    if (world === undefined || this.team === undefined) return { state: 'loading' };
    const { id } = this.round ?? {};
    return this.isHistoric
      ? viewOf(this.team.history, (team) => (team.roundId === id ? team : undefined))
      : viewOf(this.team.current, (team) => ({ ...team, boosters: team.boosters.filter(({ roundId }) => roundId === id) }));
  }

  /** Follows the team of a user; `show` chooses the round. The returned function discards it. */
  mount(userId: number): () => void {
    this.setTeam({
      current: new RemoteValue(async () =>
        mapOutcome(await this.api.send(teamOfUser, { params: { userId } }), ({ team }) => team),
      ),
      history: new RemoteValue(async () =>
        mapOutcome(
          await this.api.send(historyOfUser, { params: { userId, roundId: this.round?.id ?? 0 } }),
          ({ teamHistory }) => teamHistory,
        ),
      ),
    });
    const { season, poll } = this;
    const stopPolling = followSeason({ season, poll }, () => this.load());
    return () => {
      stopPolling();
      this.setTeam(undefined);
    };
  }

  /** Shows the team in a round; null, or a round that is not complete, is the current one. */
  async show(roundId: number | null): Promise<void> {
    this.setRound(roundId);
    if (this.season.world === undefined) await this.season.load();
    await this.load();
  }

  private async load(): Promise<void> {
    await Promise.all([this.team?.current.load(), this.isHistoric && this.team?.history.load()]);
  }

  private setTeam(team: TeamRequests | undefined): void {
    this.team = team;
  }

  private setRound(roundId: number | null): void {
    this.roundId = roundId;
  }
}

/** A team stays in view while it is loaded again, and when that fails. `show` answers undefined for a team of another round. */
function viewOf<Answer extends TeamOfUser | TeamHistory>(
  { request, value }: RemoteValue<Answer | null>,
  show: (team: Answer) => RivalTeam | undefined,
): RivalView {
  if (request.state === 'error' && isRefusedWith(request.failure, 404)) return { state: 'unknown' };
  const team = value ? show(value) : undefined;
  if (team !== undefined) return { state: 'ready', team };
  if (request.state === 'error') return { state: 'failed', failure: request.failure };
  return { state: request.state === 'success' ? 'none' : 'loading' };
}
