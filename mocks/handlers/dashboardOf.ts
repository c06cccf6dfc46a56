import type { Dashboard } from '@rugby/domain/contract/dashboard';
import { isTeamCreationDisabled } from '@rugby/domain/game/season/rounds';
import type { World } from '../scenarios/World.ts';

/** The dashboard of this world at its present time: a team and its figures only for the user who is signed in. */
export function dashboardOf({ dashboard, gamebar, rounds, user, team, now }: World): Dashboard {
  const shown = user === null ? null : team;
  const { roundPoints, totalPoints, rank } = gamebar;
  return {
    ...dashboard,
    gameTime: now,
    isTeamCreationDisabled: isTeamCreationDisabled(rounds, Date.parse(now)),
    team: shown && { id: shown.id, name: shown.name, isComplete: shown.isComplete, startRoundId: shown.startRoundId },
    ...(shown === null ? { roundPoints: null, totalPoints: null, rank: null } : { roundPoints, totalPoints, rank }),
  };
}
