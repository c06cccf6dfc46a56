import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../api/apiClient.ts';
import type { Failure, Outcome } from '../../api/failure.ts';
import type { Ranking, RankingRow } from '../../contract/ranking.ts';
import type { Round } from '../../game/model/entities.ts';
import { projectedRank } from '../../game/rankings/projectedRank.ts';
import { type RankAfterRound, ranksByRound } from '../../game/rankings/ranksByRound.ts';
import { roundFigures, type RoundFigures } from '../../game/rankings/roundFigures.ts';
import type { Place } from '../../game/rankings/rankTeams.ts';
import type { RankingQuery } from '../../game/rankings/rankingQuery.ts';
import { hidesPicks } from '../../game/team/hidesPicks.ts';
import { idle, pending, type Request, requestOf, valueOf } from '../remote/request.ts';
import type { ClockStore } from '../season/ClockStore.ts';
import { pollByRounds } from '../season/pollByRounds.ts';
import type { PollStore } from '../season/PollStore.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import { fetchPages, fetchRanking, mergeRows, type RankingScope } from './fetchRanking.ts';
import { RankingMemory } from './RankingMemory.ts';

/** What a ranking works with. */
export interface RankingParts {
  readonly api: Pick<Api, 'send'>;
  readonly season: SeasonStore;
  readonly clock: Pick<ClockStore, 'read'>;
  readonly poll: Pick<PollStore, 'start'>;
}

/** What the page shows. */
export type RankingView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'ready'; readonly ranking: Ranking };

/**
 * A ranking of all teams or of a league, page by page. While a round is played it follows each change of the published files, once a minute;
 * otherwise it looks every half hour. [A-346, B14]
 */
export class RankingStore {
  /** All loaded pages as one. */
  private loaded: Request<Ranking> = idle;
  private further: Request<Ranking> = idle;
  private query: RankingQuery = { roundId: null, statistic: 'overallPoints' };
  /** Game time at which a refresh last brought other ranks; undefined before. */
  changedAt: number | undefined = undefined;
  private leagueId: number | null = null;
  private ticket = 0;
  private readonly memory = new RankingMemory();
  private readonly parts: RankingParts;

  constructor(parts: RankingParts) {
    this.parts = parts;
    makeAutoObservable<this, 'loaded' | 'further' | 'parts' | 'ticket' | 'leagueId' | 'query'>(
      this,
      { loaded: observableRef, further: observableRef, parts: false, ticket: false, leagueId: false, query: observableRef },
      { autoBind: true },
    );
  }

  get view(): RankingView {
    const { loaded } = this;
    if (loaded.state === 'error') return { state: 'failed', failure: loaded.failure };
    return loaded.state === 'success' ? { state: 'ready', ranking: loaded.value } : { state: 'loading' };
  }

  /** Where the request for the next page stands. */
  get more(): 'none' | 'available' | 'loading' | 'failed' {
    if (this.further.state === 'pending') return 'loading';
    if (this.further.state === 'error') return 'failed';
    return valueOf(this.loaded)?.nextPage === true ? 'available' : 'none';
  }

  /** The rounds that have begun: teams can be ranked after each. */
  get rounds(): readonly Round[] {
    return (this.parts.season.roundsByClock ?? []).filter(({ status }) => status !== 'scheduled');
  }

  /** Whether no round that has begun has this id. False while the rounds are not known. */
  isUnknownRound(roundId: number): boolean {
    return this.parts.season.roundsByClock !== undefined && this.rounds.every(({ id }) => id !== roundId);
  }

  /** The round after which the shown teams are ranked. */
  get round(): Round | undefined {
    const roundId = valueOf(this.loaded)?.roundId;
    return this.rounds.find(({ id }) => id === roundId);
  }

  /** The round before it; undefined for the first one. */
  get previousRound(): Round | undefined {
    const { round, rounds } = this;
    return round && rounds[rounds.indexOf(round) - 1];
  }

  /** The user's ranks after each round until the shown one, oldest first. */
  get ranksByRound(): readonly RankAfterRound[] {
    return ranksByRound(valueOf(this.loaded)?.ownRanks ?? [], this.rounds);
  }

  /** The user's team with at most two before and two behind it, when their rows are loaded. */
  get neighbours(): readonly RankingRow[] {
    const { rankings = [], user = null } = valueOf(this.loaded) ?? {};
    const place = rankings.findIndex(({ userId }) => userId === user?.userId);
    return place < 0 ? [] : rankings.slice(Math.max(0, place - 2), place + 3);
  }

  /** Where the user would finish the round by all points; undefined unless all teams are loaded while a round plays. */
  get projectedFinish(): Place | undefined {
    const { rankings, user, nextPage } = valueOf(this.loaded) ?? {};
    if (rankings === undefined || !user || nextPage === true || this.query.statistic !== 'overallPoints') return undefined;
    return projectedRank(user.userId, rankings);
  }

  /** What the teams of a league made of the shown round; undefined unless all of them are loaded. A captain may be hidden: then none is the commonest. */
  get figuresOfRound(): RoundFigures | undefined {
    const { rankings, nextPage } = valueOf(this.loaded) ?? {};
    if (rankings === undefined || nextPage === true || this.leagueId === null) return undefined;
    const areAllShown = rankings.every(({ captain }) => captain !== null);
    const figures = roundFigures(rankings);
    return figures && hidesPicks(this.parts.season.edition, this.round, areAllShown)
      ? { ...figures, captain: undefined }
      : figures;
  }

  /** Ranks all teams, or those of a league, until the returned function is called. */
  mount(leagueId: number | null = null): () => void {
    this.leagueId = leagueId;
    this.loaded = idle;
    this.changedAt = undefined;
    const stopPolling = pollByRounds(this.parts, () => this.refresh());
    return () => {
      stopPolling();
      this.memory.remember(this.scope, valueOf(this.loaded)?.page);
      this.ticket += 1;
    };
  }

  /** Loads the first page of a query, or the pages that were loaded when the user left this ranking. */
  async show(query: RankingQuery): Promise<void> {
    this.query = query;
    this.loaded = pending;
    this.further = idle;
    const ticket = this.takeTicket();
    this.applyOutcome(ticket, await fetchPages(this.parts.api, this.scope, this.memory.recall(this.scope)));
  }

  /** Loads the first page again after a failure. */
  async retry(): Promise<void> {
    await this.show(this.query);
  }

  /** Adds the next page. A team that meanwhile moved down is not shown twice. */
  async loadMore(): Promise<void> {
    const before = valueOf(this.loaded);
    if (before === undefined || this.further.state === 'pending') return;
    const ticket = this.takeTicket();
    this.further = pending;
    const outcome = await fetchRanking(this.parts.api, this.scope, { page: before.page + 1 });
    this.append(ticket, before, outcome);
  }

  /** Loads the shown pages again while they stay in view. A failure leaves them as they are. */
  private async refresh(): Promise<void> {
    const before = valueOf(this.loaded);
    if (before === undefined || this.further.state === 'pending') return;
    const ticket = this.takeTicket();
    const outcome = await fetchPages(this.parts.api, this.scope, before.page);
    if (!outcome.ok || ticket !== this.ticket) return;
    if (JSON.stringify(outcome.value) !== JSON.stringify(before)) this.noteChange();
    this.applyOutcome(ticket, outcome);
  }

  private get scope(): RankingScope {
    return { ...this.query, leagueId: this.leagueId };
  }

  private takeTicket(): number {
    this.ticket += 1;
    return this.ticket;
  }

  private applyOutcome(ticket: number, outcome: Outcome<Ranking>): void {
    if (ticket === this.ticket) this.loaded = requestOf(outcome);
  }

  private append(ticket: number, before: Ranking, outcome: Outcome<Ranking>): void {
    if (ticket !== this.ticket) return;
    this.further = outcome.ok ? idle : requestOf(outcome);
    if (!outcome.ok) return;
    const rankings = mergeRows([...before.rankings, ...outcome.value.rankings]);
    const value = { ...outcome.value, ownRanks: before.ownRanks, rankings };
    this.loaded = { state: 'success', value };
  }

  private noteChange(): void {
    this.changedAt = this.parts.clock.read();
  }
}
