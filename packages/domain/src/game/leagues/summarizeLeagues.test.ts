import { describe, expect, it } from 'vitest';
import type { League } from '../model/league.ts';
import { summarizeLeagues } from './summarizeLeagues.ts';

function aLeague(about: Pick<League, 'rank'> & Partial<League>): League {
  return {
    id: 1,
    name: 'Thursday Night Tackles',
    code: null,
    class: 'regular',
    privacy: 'private',
    startId: 1,
    status: 'started',
    leagueManager: null,
    isJoined: true,
    isInvited: false,
    numTeams: 7,
    numRankedTeams: 5,
    prevRank: null,
    ownRanks: [],
    isTied: false,
    pointsToPass: null,
    nextTeamName: null,
    subjectId: null,
    headToHead: 'off',
    cup: 'off',
    ...about,
  };
}

describe('the summary of the leagues of a user', () => {
  it('holds the best rank, of equal ones that among the most ranked teams', () => {
    const leagues = [
      aLeague({ rank: 2 }),
      aLeague({ rank: 2, isTied: true, numRankedTeams: 18 }),
      aLeague({ rank: 3, numRankedTeams: 90 }),
    ];
    const best = { rank: 2, isTied: true, numRankedTeams: 18 };
    expect([leagues, leagues.toReversed()].map((own) => summarizeLeagues(own)?.best)).toEqual([best, best]);
  });

  it('counts the leagues that the user leads among those with a rank', () => {
    const leagues = [1, 4, 7, null].map((rank) => aLeague({ rank, pointsToPass: 6 }));
    expect(summarizeLeagues(leagues)).toMatchObject({ numLed: 1, numRanked: 3 });
  });

  it('holds the fewest points to pass another team, and none for a user who leads everywhere', () => {
    const leagues = [aLeague({ rank: 2, pointsToPass: 273 }), aLeague({ rank: 4, pointsToPass: 6 }), aLeague({ rank: 1 })];
    expect(summarizeLeagues(leagues)?.nearest).toBe(6);
    expect(summarizeLeagues([aLeague({ rank: 1 })])?.nearest).toBeNull();
  });

  it('is missing before the first rank', () => {
    expect(summarizeLeagues([aLeague({ rank: null, status: 'scheduled' })])).toBeUndefined();
  });
});
