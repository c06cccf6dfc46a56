import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import { mapOutcome, type Outcome } from '../../api/failure.ts';
import { getLeagueReview } from '../../contract/review.ts';
import type { League } from '../../game/model/league.ts';
import type { PlacedRound } from '../../game/model/playedRound.ts';
import { fetchOwnLeagues } from '../leagues/fetchOwnLeagues.ts';
import { RemoteValue } from '../remote/RemoteValue.ts';

/** The league whose places are shown, with the places. */
export interface ShownLeague {
  readonly league: League;
  readonly places: readonly PlacedRound[];
}

/** The choice of a league for the season review: the user's started leagues, and the places of the user's team in the chosen one. [B25] */
export class ReviewLeagueStore {
  /** Whether the places in the chosen league are loading for the first time, or could not be loaded. */
  private state: 'idle' | 'pending' | 'failed' = 'idle';
  private leagueId: number | null = null;
  private loaded: { readonly leagueId: number; readonly places: readonly PlacedRound[] } | undefined = undefined;
  private ticket = 0;
  private readonly own: RemoteValue<readonly League[]>;
  private readonly api: Pick<Api, 'send'>;

  constructor(api: Pick<Api, 'send'>) {
    this.api = api;
    this.own = new RemoteValue(async () =>
      mapOutcome(await fetchOwnLeagues(api), ({ joined, automatic }) => [...joined, ...automatic]),
    );
    makeAutoObservable<this, 'leagueId' | 'loaded' | 'ticket' | 'own' | 'api'>(
      this,
      { leagueId: false, loaded: observableRef, ticket: false, own: false, api: false },
      { autoBind: true },
    );
  }

  /** The leagues that can be chosen: started ones. That of all teams is the choice of none. */
  get leagues(): readonly League[] {
    return (this.own.value ?? []).filter(({ class: kind, status }) => kind !== 'overall' && status === 'started');
  }

  /** The league whose places are shown; undefined for all teams. A newly chosen one replaces it when its places are there. */
  get shown(): ShownLeague | undefined {
    const { loaded } = this;
    const league = this.leagues.find(({ id }) => id === loaded?.leagueId);
    return loaded && league && { league, places: loaded.places };
  }

  get isPending(): boolean {
    return this.state === 'pending';
  }

  /** Whether the leagues, or the places in the chosen one, could not be loaded. */
  get hasFailed(): boolean {
    return this.state === 'failed' || (this.own.request.state === 'error' && this.own.value === undefined);
  }

  /** Loads the leagues that can be chosen. */
  async load(): Promise<void> {
    await this.own.load();
  }

  /** Chooses a league, or all teams, and loads its places. */
  async choose(leagueId: number | null): Promise<void> {
    this.leagueId = leagueId;
    await this.refresh();
  }

  /** Loads the places in the chosen league. A failure leaves those in view as they are. */
  async refresh(): Promise<void> {
    const ticket = ++this.ticket;
    const { leagueId } = this;
    if (leagueId === null) return this.showAll();
    this.beginLoad(leagueId);
    const places = mapOutcome(await this.api.send(getLeagueReview, { params: { leagueId } }), ({ rounds }) => rounds);
    if (ticket === this.ticket) this.applyOutcome(leagueId, places);
  }

  /** Loads again what could not be loaded. */
  async retry(): Promise<void> {
    await Promise.all([this.load(), this.refresh()]);
  }

  private showAll(): void {
    this.state = 'idle';
    this.loaded = undefined;
  }

  private beginLoad(leagueId: number): void {
    if (this.loaded?.leagueId !== leagueId) this.state = 'pending';
  }

  private applyOutcome(leagueId: number, outcome: Outcome<readonly PlacedRound[]>): void {
    if (outcome.ok) {
      this.loaded = { leagueId, places: outcome.value };
      this.state = 'idle';
    } else if (this.loaded?.leagueId !== leagueId) {
      this.loaded = undefined;
      this.state = 'failed';
    }
  }
}
