import type { Booster, Player, Round, Selection, TeamPoints } from '@rugby/domain/game/model/entities';
import { teamPointsIn } from '@rugby/domain/game/scoring/scoreTeam';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { extraPointsIn } from '../scoring/extraPointsIn.ts';
import type { TeamRow } from './teamRows.ts';

/**
 * Returns the points of a selection in a round by the published points of its players, and the points of each player with the
 * effect of boosters.
 */
export async function roundPoints(
  db: Kysely<Database>,
  selection: Selection,
  boosters: readonly Booster[],
  { id }: Pick<Round, 'id'>,
  { edition, players }: Pick<GameWorld, 'edition' | 'players'>,
): Promise<Omit<TeamPoints, 'total'>> {
  const pointsOf = (playerId: number) => scoreIn(players.get(playerId), id);
  const extraOf = await extraPointsIn(db, edition, id, boosters);
  return teamPointsIn(selection, boosters, { pointsOf, extraOf });
}

/** Sums a team's points over its rounds, up to and including `until` if given. */
export function totalPoints({ roundPoints: points }: TeamRow, { rounds }: Pick<GameWorld, 'rounds'>, until?: Round): number {
  const counted = rounds.filter(({ roundNumber }) => until === undefined || roundNumber <= until.roundNumber);
  return counted.reduce((sum, { id }) => sum + (points[id] ?? 0), 0);
}

function scoreIn(player: Player | undefined, roundId: number): number | undefined {
  return player?.stats.scores[roundId];
}
