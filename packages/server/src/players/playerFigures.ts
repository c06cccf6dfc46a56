import type { Player, PlayerStats, Round } from '@rugby/domain/game/model/entities';
import { matchRules } from '@rugby/domain/game/season/matchRules';
import { lockingFixture, nextFixture } from '@rugby/domain/game/season/rounds';

/** A player as the feed describes them, without the figures that the game computes. */
export type PlayerFacts = Omit<Player, 'isLocked' | 'selected' | 'stats'>;

/** What one player did in one match, as far as his figures need it. */
export interface ScoredFixture {
  readonly playerId: number;
  readonly roundId: number;
  readonly minutes: number;
  readonly points: number;
}

/** Share of the complete teams that hold a player in a round, in tenths of a percent. */
export interface SelectedShare {
  readonly playerId: number;
  readonly roundId: number;
  readonly tenths: number;
}

export interface SeasonRecord {
  readonly rounds: readonly Round[];
  readonly matches: readonly ScoredFixture[];
  readonly selected: readonly SelectedShare[];
  /** Game time, epoch milliseconds. */
  readonly now: number;
}

/**
 * The players with their figures: totals over all matches, an average over those with minutes, the last complete round, the rank
 * within the position, the next match of the squad, and whether a started match locks them. [G-155 to G-163]
 */
export function computePlayerFigures(
  players: readonly PlayerFacts[],
  { rounds, matches, selected, now }: SeasonRecord,
): readonly Player[] {
  const played = Map.groupBy(matches, ({ playerId }) => playerId);
  const shares = Map.groupBy(selected, ({ playerId }) => playerId);
  const lastRoundId = rounds.findLast(({ status }) => status === 'complete')?.id;
  const totals = players.map((player) => totalsOf(player, played.get(player.id) ?? [], lastRoundId));
  const rankOf = ranksByPosition(totals);
  return totals.map(({ player, totalPoints, avgPoints, lastRoundPoints, scores }) => ({
    ...player,
    isLocked: lockingFixture(player.squadId, rounds, now) !== undefined,
    selected: Object.fromEntries((shares.get(player.id) ?? []).map(({ roundId, tenths }) => [roundId, tenths / 10])),
    stats: {
      totalPoints,
      avgPoints,
      lastRoundPoints,
      positionRank: rankOf.get(player.id) ?? null,
      nextFixture: nextFixture(player.squadId, rounds, now)?.id ?? null,
      scores,
    },
  }));
}

interface Totals extends Pick<PlayerStats, 'totalPoints' | 'avgPoints' | 'lastRoundPoints' | 'scores'> {
  readonly player: PlayerFacts;
  readonly hasPlayed: boolean;
}

function totalsOf(player: PlayerFacts, matches: readonly ScoredFixture[], lastRoundId: number | undefined): Totals {
  const withMinutes = matches.filter(({ minutes }) => minutes > 0);
  const totalPoints = sumOf(matches);
  const playedLast = withMinutes.some(({ roundId }) => roundId === lastRoundId);
  const rounds = [...Map.groupBy(matches, ({ roundId }) => roundId)];
  return {
    player,
    hasPlayed: withMinutes.length > 0,
    totalPoints,
    avgPoints: withMinutes.length === 0 ? null : Math.round((totalPoints * 10) / withMinutes.length) / 10,
    lastRoundPoints: playedLast ? sumOf(matches.filter(({ roundId }) => roundId === lastRoundId)) : null,
    scores: Object.fromEntries(rounds.map(([roundId, some]) => [roundId, sumOf(some)])),
  };
}

/** Equal totals share a rank; who has not played stands behind all who have. Nobody has a rank before the position's first match. */
function ranksByPosition(totals: readonly Totals[]): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>();
  for (const sharing of Map.groupBy(totals, ({ player }) => player.position).values()) {
    const played = sharing.filter(({ hasPlayed }) => hasPlayed);
    if (played.length === 0) continue;
    for (const { player, hasPlayed, totalPoints } of sharing) {
      const ahead = hasPlayed
        ? played.filter((other) => other.totalPoints > totalPoints || isFirstOfTied(other, { player, totalPoints }))
        : played;
      ranks.set(player.id, ahead.length + 1);
    }
  }
  return ranks;
}

/** Whether a tie is decided, and for the other one. [B1] */
function isFirstOfTied(other: Totals, { player, totalPoints }: Pick<Totals, 'player' | 'totalPoints'>): boolean {
  return matchRules.tie.rank === 'by-id' && other.totalPoints === totalPoints && other.player.id < player.id;
}

function sumOf(matches: readonly ScoredFixture[]): number {
  return matches.reduce((sum, { points }) => sum + points, 0);
}
