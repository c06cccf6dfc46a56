import type { RankingScope } from './fetchRanking.ts';

/** Remembers how much of a ranking was loaded when the user left it for another page. */
export class LeftRanking {
  private scope: RankingScope | undefined = undefined;
  private pages = 1;

  note(scope: RankingScope, pages = 1): void {
    this.scope = scope;
    this.pages = pages;
  }

  /** The number of pages to load of a ranking: those of before for the one that was left last, once; the first one of any other. */
  take({ leagueId, roundId, statistic }: RankingScope): number {
    const { scope, pages } = this;
    this.scope = undefined;
    const isSame = scope?.leagueId === leagueId && scope.roundId === roundId && scope.statistic === statistic;
    return isSame ? pages : 1;
  }
}
