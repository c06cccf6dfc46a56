import { type Dashboard, getDashboard } from '@rugby/domain/contract/dashboard';
import { currentRound, isPreSeason, isTeamCreationDisabled } from '@rugby/domain/game/season/rounds';
import type { Kysely } from 'kysely';
import type { Edition } from '@rugby/domain/editions';
import type { Database } from '../db/tables.ts';
import type { Account, Routes } from '../http/routes/Routes.ts';
import type { Seasons } from '../season/Seasons.ts';
import { readGamebar } from './readGamebar.ts';
import { findTeam } from './teamRows.ts';

export interface DashboardDeps {
  readonly db: Kysely<Database>;
  readonly seasons: Seasons;
  /** The leagues that a user has joined, and the invites that wait for an answer. */
  readonly countLeagues: (
    db: Kysely<Database>,
    edition: Edition,
    user: Account,
  ) => Promise<Pick<Dashboard, 'numLeagues' | 'numInvites' | 'numManagedLeagues'>>;
}

/** Serves the state of an edition at a glance, with the team of the user who is signed in. [G-345] */
export function serveDashboard({ serve }: Pick<Routes, 'serve'>, { db, seasons, countLeagues }: DashboardDeps): void {
  serve(getDashboard, async ({ edition, findUser }) => {
    const season = await seasons.get(edition);
    const rounds = season?.rounds ?? [];
    const gameTime = await seasons.gameTime(edition);
    const user = await findUser();
    const team = user && (await findTeam(db, edition, user.id));
    const world = { edition, squads: [], players: new Map(), ...season, rounds, now: Date.parse(gameTime) };
    const { roundPoints, totalPoints, rank } = await readGamebar(db, team, world);
    return {
      gameTime,
      currentRoundId: currentRound(rounds)?.id ?? null,
      isPreSeason: isPreSeason(rounds),
      isTeamCreationDisabled: isTeamCreationDisabled(rounds, world.now),
      isPractice: season?.origin === 'practice',
      team:
        team === undefined
          ? null
          : { id: team.id, name: team.name, isComplete: team.isComplete, startRoundId: team.startRoundId },
      roundPoints,
      totalPoints,
      rank,
      ...(user === undefined ? { numLeagues: 0, numInvites: 0, numManagedLeagues: 0 } : await countLeagues(db, edition, user)),
    };
  });
}
