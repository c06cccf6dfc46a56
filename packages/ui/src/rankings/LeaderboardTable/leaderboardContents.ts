import type { RankingFigures } from '@rugby/domain/game/model/rankingStatistics';

/** A team in a ranking. */
export interface LeaderboardRow extends RankingFigures {
  readonly userId: number;
  readonly teamName: string;
  readonly displayName: string;
  readonly rank: number;
  /** Whether other teams have the same rank. */
  readonly isTied: boolean;
  /** Negative when places were lost; null without an earlier rank. */
  readonly placesWon: number | null;
  /** Players of the round who have not played yet; null when no round is live. */
  readonly playersLeft: number | null;
  /** All points at the end of the round that is being played; null when no round is live. */
  readonly projectedPoints: number | null;
  /** Read-only page of the team. */
  readonly href: string;
  /** Whether it is the user's own team. Its row is always visible. */
  readonly isOwn: boolean;
  /** A few words behind the name of the user: their role in the league, the points to the next place. */
  readonly note?: string;
}

/** Rows beyond those that are shown. */
export type MoreRows =
  { readonly state: 'none' } | { readonly state: 'available' | 'loading' | 'failed'; readonly onLoad: () => void };

/** What a leaderboard shows. */
export type LeaderboardContents =
  | { readonly state: 'loading' }
  /** `onRetry` is undefined where a repeat would fail too. */
  | { readonly state: 'failed'; readonly reason: string; readonly onRetry: (() => void) | undefined }
  | {
      readonly state: 'ready';
      readonly rows: readonly LeaderboardRow[];
      /** The user's own row; null without a team in the ranking. Shown below the others when it is not among them. */
      readonly own: LeaderboardRow | null;
      /** Number of all teams, when it is known. */
      readonly total?: number;
      readonly more: MoreRows;
    };
