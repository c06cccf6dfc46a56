import type { Player, PlayerStats, Round } from '@rugby/domain/game/model/entities';
import { matchRules } from '@rugby/domain/game/season/matchRules';
import { lockingFixture, nextFixture } from '@rugby/domain/game/season/rounds';

/** A player as the feed describes them, without the figures that the game computes. */
export type PlayerFacts = Omit<Player, 'isLocked' | 'lockedBy' | 'selected' | 'stats'>;

/** What the figures of a player need of one fixture. */
export interface ScoredFixture {
  readonly playerId: number;
  readonly roundId: number;
  readonly minutes: number;
  readonly points: number;
}

/** The share of complete teams that hold a player in a round, in tenths of a percent. */
export interface SelectedShare {
  readonly playerId: number;
  readonly roundId: number;
  readonly tenths: number;
}

export interface SeasonRecord {
  readonly rounds: readonly Round[];
  readonly matches: readonly ScoredFixture[];
  readonly selected: readonly SelectedShare[];
  /** The fixture that has locked a player for good, by player id. */
  readonly locks: ReadonlyMap<number, number>;
  /** Game time, epoch milliseconds. */
  readonly now: number;
}

/**
 * Computes the figures of players: totals over all fixtures, the average over fixtures with minutes, the last complete round, the
 * rank within the position, the next fixture of the squad, and whether a started fixture locks them. [G-155 to G-163]
 */
export function computePlayerFigures(
  players: readonly PlayerFacts[],
  { rounds, matches, selected, locks, now }: SeasonRecord,
): readonly Player[] {
  const played = Map.groupBy(matches, ({ playerId }) => playerId);
  const shares = Map.groupBy(selected, ({ playerId }) => playerId);
  const lastRoundId = rounds.findLast(({ status }) => status === 'complete')?.id;
  const totals = players.map((player) => totalsOf(player, played.get(player.id) ?? [], lastRoundId));
  const rankOf = ranksByPosition(totals);
  const lockOf = ({ id, squadId }: PlayerFacts) => ({ squadId, lockedBy: locks.get(id) ?? null });
  return totals.map(({ player, totalPoints, avgPoints, lastRoundPoints, scores }) => ({
    ...player,
    isLocked: lockingFixture(lockOf(player), rounds, now) !== undefined,
    lockedBy: locks.get(player.id) ?? null,
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

/**
 * Players with equal totals share a rank; players who have not played rank behind all who have. No player has a rank before the
 * first fixture of the position.
 */
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

/** Returns whether the rules break a tie in favour of the other player. [B1] */
function isFirstOfTied(other: Totals, { player, totalPoints }: Pick<Totals, 'player' | 'totalPoints'>): boolean {
  return matchRules.tie.rank === 'by-id' && other.totalPoints === totalPoints && other.player.id < player.id;
}

function sumOf(matches: readonly ScoredFixture[]): number {
  return matches.reduce((sum, { points }) => sum + points, 0);
}
