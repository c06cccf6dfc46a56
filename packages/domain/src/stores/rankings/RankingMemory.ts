import type { RankingScope } from './fetchRanking.ts';

/** Remembers how much of a ranking was loaded when the user left it for another page. */
export class RankingMemory {
  private scope: RankingScope | undefined = undefined;
  private pages = 1;

  remember(scope: RankingScope, pages = 1): void {
    this.scope = scope;
    this.pages = pages;
  }

  /** How many pages of a ranking to load: as many as were loaded of the one that was left last, and one of any other. Forgets what was left. */
  recall({ leagueId, roundId, statistic }: RankingScope): number {
    const { scope, pages } = this;
    this.scope = undefined;
    const isSame = scope?.leagueId === leagueId && scope.roundId === roundId && scope.statistic === statistic;
    return isSame ? pages : 1;
  }
}
