import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import { type Failure, isRefusedWith, mapOutcome } from '../../api/failure.ts';
import { teamByLink } from '../../contract/sharing/teamLinks.ts';
import type { Round } from '../../game/model/entities.ts';
import type { LinkedTeam } from '../../game/model/linkedTeam.ts';
import { isFull } from '../../game/model/lineup.ts';
import { hidesPicks } from '../../game/team/hidesPicks.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';
import type { PollStore } from '../season/PollStore.ts';
import { followSeason } from '../season/followSeason.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';

/** What the page shows. `unknown`: the link does not exist any more. */
export type SharedTeamView =
  | { readonly state: 'loading' }
  | { readonly state: 'unknown' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'ready'; readonly team: LinkedTeam; readonly round: Round };

/** The team that a link shares, for everybody who follows it. [B16] */
export class SharedTeamStore {
  /** Undefined while the screen is not mounted. */
  private team: RemoteValue<LinkedTeam> | undefined = undefined;
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

  get view(): SharedTeamView {
    const { failure, world } = this.season;
    if (world === undefined && failure !== undefined) return { state: 'failed', failure };
    const team = this.team?.value;
    const request = this.team?.request;
    if (request?.state === 'error') {
      if (isRefusedWith(request.failure, 404)) return { state: 'unknown' };
      if (team === undefined) return { state: 'failed', failure: request.failure };
    }
    const round = this.season.roundsByClock?.find(({ id }) => id === team?.teamHistory.roundId);
    if (team === undefined || round === undefined || world === undefined) return { state: 'loading' };
    return { state: 'ready', team, round };
  }

  /** Whether players who are not locked are hidden from the visitor. [B20] */
  get hidesPicks(): boolean {
    const { view } = this;
    return view.state === 'ready' && hidesPicks(this.season.edition, view.round, isFull(view.team.teamHistory.lineup));
  }

  /** Shows the team of a link and follows its points; the returned function discards it. */
  mount(code: string): () => void {
    this.setTeam(
      new RemoteValue(async () =>
        mapOutcome(await this.api.send(teamByLink, { params: { code } }), ({ linkedTeam }) => linkedTeam),
      ),
    );
    void this.load();
    const { season, poll } = this;
    const stopPolling = followSeason({ season, poll }, async () => this.team?.load());
    return () => {
      stopPolling();
      this.setTeam(undefined);
    };
  }

  /** Loads the team, and the season where it is missing. */
  async load(): Promise<void> {
    await Promise.all([this.season.world === undefined ? this.season.load() : undefined, this.team?.load()]);
  }

  private setTeam(team: RemoteValue<LinkedTeam> | undefined): void {
    this.team = team;
  }
}
