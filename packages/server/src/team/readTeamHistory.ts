import { activeBoosters } from '@rugby/domain/game/boosters/appliedBoosters';
import type { Round, TeamHistory } from '@rugby/domain/game/model/entities';
import { currentRound } from '@rugby/domain/game/season/rounds';
import { isScoring } from '@rugby/domain/game/season/startRound';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { TeamRoundTable } from '../db/tables/teamTables.ts';
import { presentTeam } from './presentTeam.ts';
import { fromLineupColumn } from '../db/lineupColumn.ts';
import { roundPoints, totalPoints } from './teamPoints.ts';
import type { TeamRow } from './teamRows.ts';

/**
 * Reads a team in a round: the stored row of a complete round, the current team in the playing round, also before it has its row there. Null for
 * a round that the team did not play. [G-199, G-251]
 */
export async function readTeamHistory(
  db: Kysely<Database>,
  row: TeamRow,
  round: Round,
  world: GameWorld,
): Promise<TeamHistory | null> {
  if (isPlayingNow(round, world) && row.isComplete && isScoring(row, round.id, world.rounds))
    return presentCurrentTeam(db, row, round, world);
  const played = await db
    .selectFrom('teamRounds')
    .selectAll()
    .where('teamId', '=', row.id)
    .where('roundId', '=', round.id)
    .executeTakeFirst();
  return played === undefined ? null : presentTeamHistory(db, row, played, round, world);
}

/** Presents the stored row of a team in a round; in the playing round the current team. */
export async function presentTeamHistory(
  db: Kysely<Database>,
  row: TeamRow,
  played: Selectable<TeamRoundTable>,
  round: Round,
  world: GameWorld,
): Promise<TeamHistory> {
  if (isPlayingNow(round, world)) return presentCurrentTeam(db, row, round, world);
  const selection = { lineup: fromLineupColumn(played.lineup), captainId: played.captainId };
  return {
    roundId: round.id,
    ...selection,
    salaryCap: played.salaryCap,
    value: played.value,
    boosters: played.boosters,
    points: {
      ...(await roundPoints(db, selection, played.boosters, round, world)),
      round: row.roundPoints[round.id] ?? 0,
      total: totalPoints(row, world, round),
    },
  };
}

function isPlayingNow(round: Round, { rounds }: GameWorld): boolean {
  return round.status === 'playing' && round.id === currentRound(rounds)?.id;
}

async function presentCurrentTeam(db: Kysely<Database>, row: TeamRow, round: Round, world: GameWorld): Promise<TeamHistory> {
  const { lineup, captainId, salaryCap, value, boosters, points } = await presentTeam(db, row, world);
  return { roundId: round.id, lineup, captainId, salaryCap, value, boosters: activeBoosters({ boosters }, world), points };
}
