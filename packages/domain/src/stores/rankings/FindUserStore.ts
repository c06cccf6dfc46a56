import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import type { Outcome } from '../../api/failure.ts';
import type { Ranking } from '../../contract/ranking.ts';
import { idle, pending, type Request, requestOf } from '../remote/request.ts';
import { searchDelay } from '../remote/searchDelay.ts';
import { fetchRanking, type RankingScope } from './fetchRanking.ts';
import type { PagePort } from '../device/PagePort.ts';

/** Users that a search shows. */
const usersShown = 5;

/** Finds users of a ranking by the beginning of their name. */
export class FindUserStore {
  /** What the user has typed. */
  search = '';
  found: Request<Ranking> = idle;
  private scope: RankingScope = { leagueId: null, roundId: null, statistic: 'overallPoints' };
  private visitId: string | undefined = undefined;
  private stopTimer: () => void = () => {};
  private ticket = 0;
  private readonly api: Pick<Api, 'send'>;
  private readonly timer: Pick<PagePort, 'after'>;

  constructor(api: Pick<Api, 'send'>, timer: Pick<PagePort, 'after'>) {
    this.api = api;
    this.timer = timer;
    makeAutoObservable<this, 'api' | 'timer' | 'scope' | 'stopTimer' | 'ticket' | 'visitId'>(
      this,
      { api: false, timer: false, scope: false, stopTimer: false, ticket: false, visitId: false, found: observableRef },
      { autoBind: true },
    );
  }

  /**
   * Begins with the search that the user left in the ranking, which `searchIn` sends again; empty in another ranking than before, and in the visit of
   * another user.
   */
  mount(leagueId: number | null, visitId: string | undefined): () => void {
    if (leagueId !== this.scope.leagueId || visitId !== this.visitId) this.type('');
    this.visitId = visitId;
    return () => {
      this.stopTimer();
      this.ticket += 1;
    };
  }

  /** Takes what was typed, and searches when nothing more follows. An empty text ends the search. */
  type(search: string): void {
    this.search = search;
    this.stopTimer();
    this.ticket += 1;
    if (search.trim() === '') {
      this.found = idle;
      return;
    }
    this.found = pending;
    this.stopTimer = this.timer.after(searchDelay, () => void this.load());
  }

  /** Searches another ranking; what was found is searched again. */
  searchIn(scope: RankingScope): void {
    this.scope = scope;
    if (this.search.trim() !== '') void this.load();
  }

  /** Sends the search; its answer is dropped when more was typed meanwhile. */
  async load(): Promise<void> {
    const ticket = this.begin();
    const outcome = await fetchRanking(this.api, this.scope, { page: 1, limit: usersShown, search: this.search.trim() });
    this.applyOutcome(ticket, outcome);
  }

  private begin(): number {
    this.found = pending;
    this.ticket += 1;
    return this.ticket;
  }

  private applyOutcome(ticket: number, outcome: Outcome<Ranking>): void {
    if (ticket === this.ticket) this.found = requestOf(outcome);
  }
}
