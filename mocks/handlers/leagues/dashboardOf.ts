import type { Dashboard } from '@rugby/domain/contract/dashboard';
import { isTeamCreationDisabled } from '@rugby/domain/game/season/rounds';
import { isMember } from './isMember.ts';
import { isInvited } from './presentLeague.ts';
import type { World } from '../../scenarios/World.ts';

/** The dashboard of this world at its present time: a team and its figures only for the user who is signed in. */
export function dashboardOf(world: World): Dashboard {
  const { dashboard, gamebar, rounds, user, team, now } = world;
  const shown = user === null ? null : team;
  const { roundPoints, totalPoints, rank } = gamebar;
  return {
    ...dashboard,
    gameTime: now,
    isTeamCreationDisabled: isTeamCreationDisabled(rounds, Date.parse(now)),
    team: shown && { id: shown.id, name: shown.name, isComplete: shown.isComplete, startRoundId: shown.startRoundId },
    numLeagues: world.leagues.filter((league) => league.class === 'regular' && isMember(league, world)).length,
    numInvites: world.leagues.filter((league) => isInvited(league, world)).length,
    numManagedLeagues: world.leagues.filter(({ managerId }) => user !== null && managerId === user.id).length,
    ...(shown === null ? { roundPoints: null, totalPoints: null, rank: null } : { roundPoints, totalPoints, rank }),
  };
}
