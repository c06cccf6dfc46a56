import { budgetOf, valueOf } from '@rugby/domain/game/team/budget';
import type { Booster, Selection, Team, TeamPoints } from '@rugby/domain/game/model/entities';
import { currentRound } from '@rugby/domain/game/season/rounds';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { fromLineupColumn } from '../db/lineupColumn.ts';
import { roundPoints, totalPoints } from './teamPoints.ts';
import { boostersOf, type TeamRow } from './teamRows.ts';

/** Presents a saved team to its owner: money by current costs, points of the current round. [G-181 to G-189, G-200] */
export async function presentTeam(db: Kysely<Database>, row: TeamRow, world: GameWorld): Promise<Team> {
  const selection = { lineup: fromLineupColumn(row.lineup), captainId: row.captainId };
  const boosters = boostersOf(row, world);
  return {
    id: row.id,
    name: row.name,
    userId: row.userId,
    startRoundId: row.startRoundId,
    isComplete: row.isComplete,
    version: row.version,
    savedAt: row.savedAt,
    boosters,
    ...selection,
    ...moneyOf(selection, world),
    points: await currentPoints(db, row, selection, boosters, world),
  };
}

/** Salary cap, value and budget of a selection in whole dollars. [G-185 to G-187] */
export function moneyOf({ lineup }: Selection, { edition, players }: GameWorld): Pick<Team, 'salaryCap' | 'value' | 'budget'> {
  const salaryCap = edition.budget;
  return { salaryCap, value: valueOf(lineup, players), budget: budgetOf(lineup, salaryCap, players) };
}

/** Zero points for a round that has not begun or that the team does not play. */
async function currentPoints(
  db: Kysely<Database>,
  row: TeamRow,
  selection: Selection,
  boosters: readonly Booster[],
  world: GameWorld,
): Promise<TeamPoints> {
  const round = currentRound(world.rounds);
  const total = totalPoints(row, world);
  if (round === undefined || round.status === 'scheduled' || !(round.id in row.roundPoints))
    return { round: 0, total, players: {} };
  const applied = boosters.filter(({ roundId }) => roundId === round.id);
  return { ...(await roundPoints(db, selection, applied, round, world)), total };
}
