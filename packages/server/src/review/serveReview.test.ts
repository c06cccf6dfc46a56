import { getLeagueReview, getSeasonReview } from '@rugby/domain/contract/review';
import { z } from '@rugby/domain/contract/schema';
import { editions } from '@rugby/domain/editions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_RANKED_BY_REQUEST, storeLeagueRanks } from '../scoring/storeLeagueRanks.ts';
import { type ApiTeamUser, createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';
import { fullSelection } from '../testing/aLineup.ts';
import { playerAt } from '../testing/aSeason.ts';

let harness: TeamHarness;
let user: ApiTeamUser;
let rival: ApiTeamUser;
/** Leagues of the user: with the rival, from the second round on, and two that the rival is not in. */
let leagues: Readonly<Record<'withRival' | 'late' | 'open' | 'own', { readonly id: number; readonly code: string }>>;

/** Two rounds: the first is complete, the second is being played. */
beforeAll(async () => {
  harness = await createTeamHarness();
  [user, rival] = [await harness.signIn(), await harness.signIn()];
  await user.post('team/update', fullSelection);
  await rival.post('team/update', fullSelection);
  await rival.post('team/booster', { type: 'TRIPLE_CAPTAIN' });
  const create = async (privacy: string, startId = 1) =>
    (await user.post('league', { name: 'Tackles', startId, privacy })).json().success.league;
  leagues = {
    withRival: await create('private'),
    late: await create('private', 2),
    open: await create('public'),
    own: await create('private'),
  };
  await rival.post(`league/${leagues.withRival.code}/join`);
  await harness.start(1);
  await harness.stats(1, 1, { [fullSelection.captainId]: { MP: 80, T: 2 }, [playerAt('prop', 1)]: { MP: 80 } });
  await harness.finish(1);
  await harness.start(2);
  await harness.stats(2, 3, { [playerAt('prop', 1)]: { MP: 80, T: 1 } });
});
afterAll(() => harness.drop());

async function rounds(as: ApiTeamUser) {
  return z.parse(getSeasonReview.success, (await as.get('team-history/review')).json().success).rounds;
}

describe('GET team-history/review', () => {
  it('requires a session [B25]', async () =>
    expect((await user.get('team-history/review', { cookie: '' })).statusCode).toBe(401));

  it('has no rounds without a team [B25]', async () => expect(await rounds(await harness.signIn())).toEqual([]));

  it('says of each round what the result of that round says [B25]', async () => {
    for (const as of [user, rival]) {
      const played = await rounds(as);
      expect(played.map(({ teamHistory }) => teamHistory.roundId)).toEqual([1, 2]);
      for (const { teamHistory, rank, average, highest, isProvisional } of played) {
        const { roundId } = teamHistory;
        const gamebar = (await as.get(`ranking/gamebar?roundId=${roundId}`)).json().success;
        const history = (await as.get(`team-history/show-my/${roundId}`)).json().success.teamHistory;
        expect(teamHistory).toEqual(history);
        expect([rank, average, highest]).toEqual([gamebar.rankAfterRound, gamebar.roundAverage, gamebar.roundHighest]);
        expect(isProvisional).toBe(gamebar.isProvisional);
        expect(teamHistory.points.round).toBe(gamebar.roundPoints);
      }
    }
  });

  it('counts the teams of the ranking after each round [B25]', async () => {
    const teams = (await user.get('ranking?round=1')).json().success.numTeams;
    expect((await rounds(user)).map(({ numTeams }) => numTeams)).toEqual([teams, teams]);
  });
});

describe('GET team-history/review/league/{leagueId}', () => {
  const places = async (as: ApiTeamUser, leagueId: number) =>
    z.parse(getLeagueReview.success, (await as.get(`team-history/review/league/${leagueId}`)).json().success).rounds;

  it('requires a session, and a league that the user may see [B25]', async () => {
    const { id } = leagues.own;
    const path = `team-history/review/league/${id}`;
    expect((await user.get(path, { cookie: '' })).statusCode).toBe(401);
    expect((await rival.get(path)).statusCode).toBe(404);
    expect((await user.get('team-history/review/league/99999')).statusCode).toBe(404);
    expect((await user.get('team-history/review/league/none')).statusCode).toBe(400);
  });

  it('has no rounds without a team, and none in a league of others [B25]', async () => {
    const { id } = leagues.open;
    expect(await places(await harness.signIn(), id)).toEqual([]);
    expect(await places(rival, id)).toEqual([]);
  });

  it('has no rounds of a league of very many whose ranks are not stored [B25]', async () => {
    const { id } = leagues.open;
    const setSize = (numTeams: number) => harness.db.updateTable('leagues').set({ numTeams }).where('id', '=', id).execute();
    await setSize(MOST_RANKED_BY_REQUEST + 1);
    expect(await places(user, id)).toEqual([]);
    await setSize(MOST_RANKED_BY_REQUEST);
    expect(await places(user, id)).toHaveLength(2);
  });

  it('ranks among the teams of the league, with their average and their most points [B25]', async () => {
    const { id } = leagues.withRival;
    const points = await Promise.all(
      [user, rival].map(async (as) => (await rounds(as)).map(({ teamHistory }) => teamHistory.points.round)),
    );
    const pointsIn = (index: number) => points.map((of) => of[index] ?? 0);
    for (const as of [user, rival]) {
      const ladder = (await as.get(`ranking/league/${id}`)).json().success;
      expect((await places(as, id)).map(({ roundId, rank }) => ({ roundId, rank }))).toEqual(ladder.ownRanks);
    }
    expect(points[0]).not.toEqual(points[1]);
    expect(await places(user, id)).toMatchObject(
      [0, 1].map((index) => ({
        numTeams: 2,
        average: pointsIn(index).reduce((sum, one) => sum + one, 0) / 2,
        highest: Math.max(...pointsIn(index)),
      })),
    );
  });

  it('begins with the start round of the league [B25]', async () => {
    expect((await places(user, leagues.late.id)).map(({ roundId, rank, numTeams }) => [roundId, rank, numTeams])).toEqual([
      [2, 1, 1],
    ]);
  });

  it('says of all teams what the season review says [B25]', async () => {
    const { automatic } = (await user.get('leagues')).json().success;
    const overall = automatic.find((league: { class: string }) => league.class === 'overall');
    const reviewed = (await rounds(user)).map(({ teamHistory: { roundId }, rank, numTeams, average, highest }) => {
      return { roundId, rank, numTeams, average, highest };
    });
    expect(await places(user, overall.id)).toEqual(reviewed);
  });

  it('is the same from stored ranks, also for a user who came since [B25]', async () => {
    const { id, code } = leagues.own;
    const alone = await places(user, id);
    await storeLeagueRanks(harness.db, editions.srp.id, 1, 0);
    expect(await places(user, id)).toEqual(alone);
    await rival.post(`league/${code}/join`);
    const withRival = [await places(user, id), await places(rival, id)];
    expect(withRival[0]).not.toEqual(alone);
    await storeLeagueRanks(harness.db, editions.srp.id, 1, 1);
    expect([await places(user, id), await places(rival, id)]).toEqual(withRival);
    await harness.db.deleteFrom('leaguePages').where('leagueId', '=', id).execute();
    expect([await places(user, id), await places(rival, id)]).toEqual(withRival);
  });
});
