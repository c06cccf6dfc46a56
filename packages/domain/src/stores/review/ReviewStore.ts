import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import { type Failure, mapOutcome } from '../../api/failure.ts';
import { getSeasonReview } from '../../contract/review.ts';
import type { PlayedRound } from '../../game/model/playedRound.ts';
import { reviewInLeague, type SeasonReview } from '../../game/review/seasonReview.ts';
import type { PollStore } from '../season/PollStore.ts';
import { followSeason } from '../season/followSeason.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import { countReview } from './countReview.ts';
import { ReviewLeagueStore } from './ReviewLeagueStore.ts';

/** What the page shows. `none`: the team has played no round. */
export type ReviewView =
  | { readonly state: 'loading' }
  | { readonly state: 'none' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'ready'; readonly review: SeasonReview };

export interface ReviewPorts {
  readonly api: Api;
  readonly season: SeasonStore;
  readonly poll: Pick<PollStore, 'start'>;
  /** Lets the browser paint: the review is counted round by round. */
  readonly pause: () => Promise<void>;
}

/** The review of the user's season, counted in the browser from the rounds that the team has played. [B25] */
export class ReviewStore {
  /** The league among whose teams the season is shown. */
  readonly inLeague: ReviewLeagueStore;
  private readonly played: RemoteValue<readonly PlayedRound[]>;
  private readonly ports: ReviewPorts;
  private review: SeasonReview | undefined = undefined;
  private ticket = 0;

  constructor(ports: ReviewPorts) {
    this.ports = ports;
    this.inLeague = new ReviewLeagueStore(ports.api);
    this.played = new RemoteValue(async () => mapOutcome(await ports.api.send(getSeasonReview, {}), ({ rounds }) => rounds));
    makeAutoObservable<this, 'played' | 'ports' | 'review' | 'ticket'>(
      this,
      { inLeague: false, played: false, ports: false, review: observableRef, ticket: false },
      { autoBind: true },
    );
  }

  get view(): ReviewView {
    if (this.review === undefined) {
      const { request } = this.played;
      const failure = this.ports.season.failure ?? (request.state === 'error' ? request.failure : undefined);
      return failure === undefined ? { state: 'loading' } : { state: 'failed', failure };
    }
    if (this.review.rounds.length === 0) return { state: 'none' };
    const { shown } = this.inLeague;
    const { world } = this.ports.season;
    const isInLeague = shown !== undefined && world !== undefined;
    return { state: 'ready', review: isInLeague ? reviewInLeague(this.review, shown.places, world) : this.review };
  }

  /** Follows the season; the returned function stops it. */
  mount(): () => void {
    void this.load();
    void this.inLeague.load();
    return followSeason(this.ports, () => this.reload());
  }

  /** Asks the server and counts the review. The review in view stays until the new one is there, also when that fails. */
  async load(): Promise<void> {
    const ticket = ++this.ticket;
    const { season } = this.ports;
    await Promise.all([this.played.load(), season.world === undefined ? season.load() : undefined]);
    await this.count(ticket);
  }

  private async reload(): Promise<void> {
    await Promise.all([this.load(), this.inLeague.refresh()]);
  }

  private async count(ticket: number): Promise<void> {
    const { value: played } = this.played;
    const { world } = this.ports.season;
    if (played === undefined || world === undefined) return;
    const { pause } = this.ports;
    const review = await countReview(played, world, { pause, isOutdated: () => ticket !== this.ticket });
    if (review === undefined) return;
    runInAction(() => {
      this.review = review;
    });
  }
}
