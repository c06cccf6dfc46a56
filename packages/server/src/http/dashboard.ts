import { getDashboard } from '@rugby/domain/contract/dashboard';
import { currentRound, isPreSeason, isTeamCreationDisabled } from '@rugby/domain/game/season/rounds';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Seasons } from '../season/Seasons.ts';
import { gamebarOf } from '../team/gamebarOf.ts';
import { findTeam } from '../team/teamRows.ts';
import type { Serve } from './serve.ts';

export interface DashboardParts {
  readonly db: Kysely<Database>;
  readonly seasons: Seasons;
}

/** The state of an edition at a glance, and the fan's team when somebody is signed in. [G-345] */
export function serveDashboard(serve: Serve, { db, seasons }: DashboardParts): void {
  serve(getDashboard, async ({ edition, findUser }) => {
    const season = await seasons.of(edition);
    const rounds = season?.rounds ?? [];
    const gameTime = await seasons.gameTime(edition);
    const user = await findUser();
    const team = user && (await findTeam(db, edition, user.id));
    const world = { edition, squads: [], players: new Map(), ...season, rounds, now: Date.parse(gameTime) };
    const { roundPoints, totalPoints, rank } = await gamebarOf(db, team, world);
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
      numLeagues: 0,
      numInvites: 0,
    };
  });
}
