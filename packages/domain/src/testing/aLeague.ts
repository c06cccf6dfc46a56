import { wireLeague } from '../contract/league/league.ts';
import type { League } from '../game/model/league.ts';

/** A private league of seven that the user has joined, and that starts in round 8. */
export function aLeague(about: Partial<League> = {}): League {
  const league = {
    id: 1,
    name: 'Thursday Night Tackles',
    code: 'K7QTX4BD',
    privacy: 'private',
    startId: 8,
    status: 'scheduled',
    leagueManager: { userId: 1, displayName: 'Mere K', name: 'Mere K' },
    isJoined: true,
    numTeams: 7,
  };
  return { ...wireLeague.parse(league), ...about };
}
