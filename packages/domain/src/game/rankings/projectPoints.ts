import type { Booster, Player, Round, Selection } from '../model/entities.ts';
import { playerIds } from '../model/lineup.ts';
import type { GameWorld } from '../model/world.ts';
import { scoreTeamPlayer } from '../scoring/scoreTeam.ts';
import { isStillToPlay } from './playersLeft.ts';

/**
 * The points with which a team would finish a round: those it has, and for each player still to play the average of the season, with the
 * multipliers of captain and boosters. A whole number; extra points of boosters are not projected. [B14]
 */
export function projectPoints(
  points: number,
  selection: Selection,
  boosters: readonly Booster[],
  round: Round,
  { players, now }: Pick<GameWorld, 'players' | 'now'>,
): number {
  const averageOf = (player: Player | undefined) =>
    player !== undefined && isStillToPlay(player, round, now) ? (player.stats.avgPoints ?? 0) : 0;
  const pointsOf = (id: number) => averageOf(players.get(id));
  const coming = playerIds(selection.lineup).map(
    (id) => scoreTeamPlayer(id, selection.captainId, boosters, { pointsOf, extraOf: () => 0 }).total,
  );
  // In tenths: sums of decimals differ by the order of the players, so teams with the same players would not share a place.
  const tenths = coming.reduce((sum, total) => sum + Math.round(total * 10), points * 10);
  return Math.round(tenths / 10);
}
