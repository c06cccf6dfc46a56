import type { Edition } from '@rugby/domain/editions';
import { paysExtraPoints } from '@rugby/domain/game/boosters/boosterBehaviours';
import { type BoosterType, boosterTypes } from '@rugby/domain/game/model/entities';
import { extraPoints } from '@rugby/domain/game/scoring/extraPoints';
import { scorePlayer } from '@rugby/domain/game/scoring/scorePlayer';
import type { RoundScores } from '@rugby/domain/game/scoring/scoreTeam';
import { isEqual, sumBy } from 'es-toolkit';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';

/** What teams get from a player in a round: the player's own points, and what each booster that pays extra points adds to them. */
export interface ScoreForTeams {
  readonly points: number;
  readonly extra: Readonly<Partial<Record<BoosterType, number>>>;
}

/** The scores of the players with a stat record in a round, by their ids. */
export type PlayerScores = ReadonlyMap<number, ScoreForTeams>;

/** Reads the scores of the players of a round from its stat records. [G-376, G-378] */
export async function readPlayerScores(tx: Transaction<Database>, edition: Edition, roundId: number): Promise<PlayerScores> {
  const rows = await tx
    .selectFrom('statRecords')
    .innerJoin('players', (join) =>
      join.onRef('players.edition', '=', 'statRecords.edition').onRef('players.id', '=', 'statRecords.playerId'),
    )
    .select(['playerId', 'position', 'line', 'points'])
    .where('statRecords.edition', '=', edition.id)
    .where('roundId', '=', roundId)
    .execute();
  const paying = boosterTypes.filter(paysExtraPoints);
  return new Map(
    [...Map.groupBy(rows, ({ playerId }) => playerId)].map(([playerId, records]) => {
      const scores = records.map(({ position, line }) => scorePlayer(position, line, edition.minuteThresholds));
      const extra = Object.fromEntries(paying.map((type) => [type, extraPoints(type, scores, edition)]));
      return [playerId, { points: sumBy(records, ({ points }) => points), extra }];
    }),
  );
}

/** What the score of a team is computed from, from the scores of the players. */
export function roundScoresOf(scores: PlayerScores): RoundScores {
  return {
    pointsOf: (playerId) => scores.get(playerId)?.points,
    extraOf: ({ type, playerId }) => (playerId === null ? 0 : (scores.get(playerId)?.extra[type] ?? 0)),
  };
}

/** The ids of the players from whom teams get something else than when the last complete pass scored them: of all with a record before the first one. */
export async function findChangedPlayers(
  tx: Transaction<Database>,
  edition: Edition,
  roundId: number,
  scores: PlayerScores,
): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('scoredPlayers')
    .select(['playerId', 'points', 'extra'])
    .where('edition', '=', edition.id)
    .where('roundId', '=', roundId)
    .execute();
  const scored: PlayerScores = new Map(rows.map(({ playerId, points, extra }) => [playerId, { points, extra }]));
  const ids = new Set([...scores.keys(), ...scored.keys()]);
  return [...ids].filter((id) => !isEqual(scores.get(id), scored.get(id)));
}

/** Stores that all teams of a round have been scored with these scores; `changed` are the players that `findChangedPlayers` found. */
export async function storeScoredPlayers(
  tx: Transaction<Database>,
  edition: Edition,
  roundId: number,
  { scores, changed }: { readonly scores: PlayerScores; readonly changed: readonly number[] },
): Promise<void> {
  if (changed.length === 0) return;
  await tx
    .deleteFrom('scoredPlayers')
    .where('edition', '=', edition.id)
    .where('roundId', '=', roundId)
    .where('playerId', 'in', changed)
    .execute();
  const values = changed.flatMap((playerId) => {
    const score = scores.get(playerId);
    return score === undefined
      ? []
      : [{ edition: edition.id, roundId, playerId, points: score.points, extra: JSON.stringify(score.extra) }];
  });
  if (values.length > 0) await tx.insertInto('scoredPlayers').values(values).execute();
}
