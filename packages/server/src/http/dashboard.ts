import { getDashboard } from '@rugby/domain/contract/dashboard';
import { currentRound, isPreSeason, isTeamCreationDisabled } from '@rugby/domain/game/rounds';
import type { Seasons } from '../season/Seasons.ts';
import type { Serve } from './serve.ts';

/** The state of an edition at a glance. [G-345] */
export function serveDashboard(serve: Serve, seasons: Seasons): void {
  serve(getDashboard, async ({ edition }) => {
    const season = await seasons.of(edition);
    const rounds = season?.rounds ?? [];
    const gameTime = await seasons.gameTime(edition);
    return {
      gameTime,
      currentRoundId: currentRound(rounds)?.id ?? null,
      isPreSeason: isPreSeason(rounds),
      isTeamCreationDisabled: isTeamCreationDisabled(rounds, Date.parse(gameTime)),
      isPractice: season?.origin === 'practice',
      team: null,
      roundPoints: null,
      totalPoints: null,
      rank: null,
      numLeagues: 0,
      numInvites: 0,
    };
  });
}
