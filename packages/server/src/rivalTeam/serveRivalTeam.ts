import { teamOfUser } from '@rugby/domain/contract/team/team';
import { historyOfUser } from '@rugby/domain/contract/team/teamHistory';
import type { Edition } from '@rugby/domain/editions';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { notFoundError } from '../http/RefusedError.ts';
import type { Routes } from '../http/routes/Routes.ts';
import { hidePicks, teamAsSeen } from '@rugby/domain/game/team/hidePicks';
import { presentTeam } from '../team/presentTeam.ts';
import { findRound } from '../team/findRound.ts';
import type { TeamDeps } from '../team/serveTeam.ts';
import { readTeamHistory } from '../team/readTeamHistory.ts';
import { findTeam } from '../team/teamRows.ts';
import { currentWorld } from '../team/currentWorld.ts';

/** Serves the endpoints that show the team of another user, read-only. */
export function serveRivalTeam(
  { serveSignedIn }: Pick<Routes, 'serveSignedIn'>,
  { reads, seasons, words }: Pick<TeamDeps, 'reads' | 'seasons' | 'words'>,
): void {
  async function teamOf(db: Kysely<Database>, userId: number, edition: Edition) {
    const user = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
    if (user === undefined) throw notFoundError(words('server.noUser'));
    return findTeam(db, edition, userId);
  }

  serveSignedIn(teamOfUser, async ({ user, edition, input: { params } }) => {
    const world = await currentWorld(seasons, edition, words);
    return reads.run(async (db) => {
      const row = await teamOf(db, params.userId, edition);
      if (row === undefined) return { team: null };
      const team = await presentTeam(db, row, world);
      return { team: row.userId === user.id ? team : teamAsSeen(team, world) };
    });
  });

  serveSignedIn(historyOfUser, async ({ user, edition, input: { params } }) => {
    const world = await currentWorld(seasons, edition, words);
    const round = findRound(world, params.roundId, words);
    return reads.run(async (db) => {
      const row = await teamOf(db, params.userId, edition);
      const history = row === undefined ? null : await readTeamHistory(db, row, round, world);
      if (history === null || row?.userId === user.id || round.status === 'complete') return { teamHistory: history };
      return { teamHistory: hidePicks(history, world) };
    });
  });
}
