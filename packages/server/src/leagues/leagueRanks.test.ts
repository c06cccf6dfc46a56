import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';
import { fullSelection } from '../testing/aLineup.ts';

let harness: TeamHarness;
beforeAll(async () => {
  harness = await createTeamHarness();
});
afterAll(() => harness.drop());

it('a league that is created and joined carries the rank of its ladder from its start round on, ties share it [A-004, A-127, A-135]', async () => {
  const users = [await harness.signIn(), await harness.signIn(), await harness.signIn()] as const;
  const [leader, second, third] = users;
  for (const user of users) await user.post('team/update', fullSelection);
  const league = { name: 'Tackles', startId: 1, privacy: 'public' };
  const { id, code } = (await leader.post('league', league)).json().success.league;
  for (const user of [second, third]) await user.post(`league/${code}/join`);
  const later = (await leader.post('league', { ...league, startId: 2 })).json().success.league;
  const rankOf = async (user: (typeof users)[number], leagueId: number) => {
    const { rank, prevRank, status } = (await user.get(`league/${leagueId}`)).json().success.league;
    return [rank, prevRank, status];
  };
  expect(await rankOf(leader, id)).toEqual([null, null, 'scheduled']);
  await leader.post('team/booster', { type: 'TRIPLE_CAPTAIN', playerId: null });
  await harness.start(1);
  await harness.stats(1, 1, { [fullSelection.captainId]: { T: 1 } });
  for (const user of users) {
    const own = (await user.get(`ranking/league/${id}`)).json().success.user;
    expect(await rankOf(user, id)).toEqual([own.rank, own.prevRank, 'started']);
  }
  expect([await rankOf(leader, id), await rankOf(second, id), await rankOf(third, id)].map(([rank]) => rank)).toEqual([1, 2, 2]);
  expect(await rankOf(leader, later.id)).toEqual([null, null, 'scheduled']);
  const placeOf = async (user: (typeof users)[number]) => {
    const { isTied, pointsToPass, nextTeamName } = (await user.get(`league/${id}`)).json().success.league;
    return { isTied, pointsToPass, nextTeamName };
  };
  const { overallPoints, teamName } = (await second.get(`ranking/league/${id}`)).json().success.rankings[0];
  const own = (await second.get(`ranking/league/${id}`)).json().success.user;
  expect(await placeOf(leader)).toEqual({ isTied: false, pointsToPass: null, nextTeamName: null });
  expect(await placeOf(second)).toEqual({
    isTied: true,
    pointsToPass: overallPoints - own.overallPoints + 1,
    nextTeamName: teamName,
  });
  const members = (await second.get(`league/${id}/league-users`)).json().success.users;
  expect(members.map(({ rank }: { rank: number }) => rank)).toEqual([1, 2, 2]);
  const { numTeams } = (await leader.get(`ranking/league/${id}`)).json().success;
  await (await harness.signIn()).post(`league/${code}/join`);
  expect((await leader.get(`league/${id}`)).json().success.league).toMatchObject({ numTeams: 4, numRankedTeams: numTeams });
  expect(numTeams).toBe(3);
  const { automatic, leagues } = (await leader.get('leagues')).json().success;
  expect(automatic.map(({ rank }: { rank: number }) => rank)).toEqual([1, 1]);
  expect(leagues.map(({ rank }: { rank: number }) => rank)).toEqual([null, 1]);

  for (const user of [second, third]) await user.post(`league/${later.code}/join`);
  await harness.finish(1);
  await harness.start(2);
  await harness.stats(2, 3, { [fullSelection.captainId]: { T: 1 } });
  expect([await rankOf(second, id), await rankOf(second, later.id)]).toEqual([
    [2, 2, 'started'],
    [1, null, 'started'],
  ]);

  // In the list of leagues stands the line of ranks that the ladder has.
  const listed = (await second.get('leagues')).json().success.leagues;
  const linesOf = async (leagueId: number) => (await second.get(`ranking/league/${leagueId}`)).json().success.ownRanks;
  expect(listed.map(({ ownRanks }: { ownRanks: object }) => ownRanks)).toEqual([await linesOf(later.id), await linesOf(id)]);
  expect([await linesOf(later.id), await linesOf(id)]).toEqual([
    [{ roundId: 2, rank: 1 }],
    [
      { roundId: 1, rank: 2 },
      { roundId: 2, rank: 2 },
    ],
  ]);

  // After the last round no team passes another.
  const before = (await second.get(`ranking/league/${id}`)).json().success;
  expect([before.user.pointsToPass, before.next.userId]).toEqual([(await placeOf(second)).pointsToPass, leader.id]);
  await harness.finish(2);
  const after = (await second.get(`ranking/league/${id}`)).json().success;
  expect([after.user.pointsToPass, after.next]).toEqual([null, null]);
  expect(await placeOf(second)).toMatchObject({ pointsToPass: null, nextTeamName: null });
});

it('a league that starts two rounds later has no ladder before its start round, by any statistic [A-127, A-201]', async () => {
  const fresh = await createTeamHarness(({ db }) => {
    const startDate = new Date(Date.now() + 15 * 24 * 3_600_000).toISOString();
    const round = { edition: 'srp', id: 3, roundNumber: 3, roundStage: 'group', status: 'scheduled', startDate } as const;
    return db.insertInto('rounds').values(round).execute();
  });
  const user = await fresh.signIn();
  await user.post('team/update', fullSelection);
  const { id } = (await user.post('league', { name: 'Tackles', startId: 3, privacy: 'public' })).json().success.league;
  await fresh.start(1);
  await fresh.stats(1, 1, { [fullSelection.captainId]: { T: 1 } });
  for (const stat of ['overallPoints', 'roundPoints', 'averagePoints']) {
    const { rankings, user: own, ownRanks, numTeams } = (await user.get(`ranking/league/${id}?stat=${stat}`)).json().success;
    expect({ rankings, own, ownRanks, numTeams }).toEqual({ rankings: [], own: null, ownRanks: [], numTeams: 0 });
  }
  expect((await user.get(`team-history/review/league/${id}`)).json().success.rounds).toEqual([]);
  await fresh.drop();
});

it('an automatic league starts with the season, and has no fewer teams than it ranks, counted again or not [A-198, A-201]', async () => {
  const fresh = await createTeamHarness();
  const first = await fresh.signIn();
  await first.post('team/update', fullSelection);
  await first.get('leagues');
  const later = [await fresh.signIn(), await fresh.signIn()];
  for (const user of later) await user.post('team/update', fullSelection);
  await fresh.start(1);
  await fresh.stats(1, 1, { [fullSelection.captainId]: { T: 1 } });
  const { automatic } = (await first.get('leagues')).json().success;
  expect(automatic).not.toHaveLength(0);
  for (const league of automatic) expect(league).toMatchObject({ status: 'started', numTeams: 3, numRankedTeams: 3 });
  await fresh.drop();
});
