import type { Player, Round, TeamHistory } from '../model/entities.ts';
import { captainMultiplier, restoresSelection } from '../boosters/boosterBehaviours.ts';
import { playerIds } from '../model/lineup.ts';
import type { PlayedRound } from '../model/playedRound.ts';
import type { GameWorld } from '../model/world.ts';
import { scoreTeam } from '../scoring/scoreTeam.ts';
import { type BestLineup, bestLineup, type Binding, bindingRules, extraOf } from './bestLineup.ts';

/** The best fifteen of a complete round with the booster that the team used, the rules that bind it, and the points that the team missed. */
export interface BestOfRound extends BestLineup {
  readonly bindings: readonly Binding[];
  readonly left: number;
}

/** A round of a season review. */
export interface ReviewedRound extends Omit<PlayedRound, 'teamHistory'> {
  readonly roundId: number;
  readonly roundNumber: number;
  readonly points: number;
  /** The captain, what the captaincy added, and what it would have added with the best choice; null without a captain. */
  readonly captain: { readonly playerId: number; readonly added: number; readonly possible: number } | null;
  /** What the booster of the round added, null without one; Limitless adds no points of its own. */
  readonly booster: { readonly type: TeamHistory['boosters'][number]['type']; readonly added: number } | null;
  /**
   * What the new players scored more than those who left, as they played in this round; null without a lineup to compare with: in the first
   * round, and after a Limitless in it.
   */
  readonly transfers: number | null;
  /** Null while the round is played, and when no legal fifteen exists. */
  readonly best: BestOfRound | null;
}

/** Reviews one round; `earlier` are the team's rounds before it, oldest first. Every figure follows from the published points. [B23, B25] */
export function reviewRound(played: PlayedRound, earlier: readonly PlayedRound[], world: GameWorld): ReviewedRound | undefined {
  const { teamHistory, ...place } = played;
  const round = world.rounds.find(({ id }) => id === teamHistory.roundId);
  if (round === undefined) return undefined;
  const points = teamHistory.points.round;
  const before = earlier.findLast(({ teamHistory: history }) => !wasReverted(history, world));
  return {
    ...place,
    roundId: round.id,
    roundNumber: round.roundNumber,
    points,
    captain: captainOf(teamHistory, world),
    booster: boosterOf(teamHistory, world),
    transfers: before === undefined ? null : transferValue(before.teamHistory, teamHistory, world),
    best: round.status === 'complete' ? bestOf(teamHistory, round, world) : null,
  };
}

/** The player's own points in a round, 0 for one who did not play. */
export function ownPoints(playerId: number, roundId: number, { players }: Pick<GameWorld, 'players'>): number {
  return players.get(playerId)?.stats.scores[roundId] ?? 0;
}

function captainOf({ lineup, captainId, roundId }: TeamHistory, world: GameWorld): ReviewedRound['captain'] {
  if (captainId === null) return null;
  const added = (playerId: number) => (captainMultiplier - 1) * ownPoints(playerId, roundId, world);
  return { playerId: captainId, added: added(captainId), possible: Math.max(...playerIds(lineup).map(added)) };
}

function boosterOf(history: TeamHistory, world: GameWorld): ReviewedRound['booster'] {
  const [booster] = history.boosters;
  if (booster === undefined) return null;
  const plain = scoreTeam(history, [], { pointsOf: (id) => ownPoints(id, history.roundId, world), extraOf: () => 0 });
  return { type: booster.type, added: history.points.round - plain.points };
}

/** Whether the lineup was that of its round only: the return of the one from before Limitless is no transfer of the user. [G-297] */
function wasReverted({ boosters }: TeamHistory, { edition }: GameWorld): boolean {
  return edition.limitlessAfterRound === 'revert' && boosters.some(({ type }) => restoresSelection(type));
}

function transferValue(before: TeamHistory, after: TeamHistory, world: GameWorld): number {
  const [old, now] = [playerIds(before.lineup), playerIds(after.lineup)];
  const sum = (ids: readonly number[]) => ids.reduce((total, id) => total + ownPoints(id, after.roundId, world), 0);
  return sum(now.filter((id) => !old.includes(id))) - sum(old.filter((id) => !now.includes(id)));
}

function bestOf({ boosters, points }: TeamHistory, { id }: Round, { edition, players }: GameWorld): BestOfRound | null {
  const pointsOf = ({ stats }: Player) => stats.scores[id] ?? 0;
  const query = { edition, pointsOf, ...extraOf(boosters[0]?.type ?? null) };
  const best = bestLineup(players.values(), query);
  if (best === null) return null;
  return { ...best, bindings: bindingRules(players.values(), query), left: Math.max(0, best.points - points.round) };
}
