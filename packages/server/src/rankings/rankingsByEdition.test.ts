import { editionIds } from '@rugby/domain/editions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toLineupColumn } from '../db/lineupColumn.ts';
import { storeLeagueRanks } from '../scoring/storeLeagueRanks.ts';
import { fillRankings } from '../scoring/testing/fillRankings.ts';
import { storeTeamRounds } from '../scoring/testing/storeTeamRounds.ts';
import { type ApiTeamUser, createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';
import { fullLineup, fullSelection } from '../testing/aLineup.ts';
import { aSeason } from '../testing/aSeason.ts';

const paths = { srp: '', trc: 'trc/' };
const points = { srp: 10, trc: 20 };
let harness: TeamHarness;
let user: ApiTeamUser;
const teamIds: Record<string, number> = {};

/** The user has a team in each edition, which has played round 1 there. */
beforeAll(async () => {
  harness = await createTeamHarness(async ({ db }) => {
    await aSeason(db, 'trc');
    await db.updateTable('rounds').set({ status: 'complete' }).where('id', '=', 1).execute();
  });
  user = await harness.signIn();
  for (const edition of editionIds) {
    const { id, captainId, salaryCap, value } = (await user.post(`${paths[edition]}team/update`, fullSelection)).json().success
      .team;
    teamIds[edition] = id;
    const team = { edition, lineup: toLineupColumn(fullLineup), captainId, salaryCap, value, boosters: '[]' } as const;
    await storeTeamRounds(harness.db, [{ ...team, teamId: id, roundId: 1, points: points[edition] }]);
    await fillRankings(harness.db, edition);
  }
});
afterAll(() => harness.drop());

describe.each(editionIds)('a user with a team in each edition reads in %s', (edition) => {
  const read = async (path: string) => (await user.get(`${paths[edition]}${path}`)).json().success;

  it('the dashboard and the game bar of the team there [A-317, A-320]', async () => {
    expect(await read('dashboard')).toMatchObject({ team: { id: teamIds[edition] }, totalPoints: points[edition] });
    expect(await read('ranking/gamebar?roundId=1')).toMatchObject({ roundPoints: points[edition], roundTeams: 1 });
  });

  it('the ranking there, of all teams and of a league [A-318, A-319]', async () => {
    const { league } = (await user.post(`${paths[edition]}league`, { name: 'Tackles', startId: 2, privacy: 'public' })).json()
      .success;
    await harness.db.updateTable('leagues').set({ startRoundId: 1 }).where('id', '=', league.id).execute();
    for (const path of ['ranking?round=1', `ranking/league/${league.id}?round=1`])
      expect(await read(path)).toMatchObject({
        numTeams: 1,
        rankings: [{ teamId: teamIds[edition], overallPoints: points[edition] }],
        user: { teamId: teamIds[edition] },
      });
  });

  it('the season review there, of all teams and of a league with or without stored ranks [B25]', async () => {
    const league = harness.db.selectFrom('leagues').select('id').where('edition', '=', edition).where('class', '=', 'regular');
    const { id: leagueId } = await league.executeTakeFirstOrThrow();
    const reviewed = [{ roundId: 1, rank: 1, numTeams: 1, average: points[edition], highest: points[edition] }];
    const { rounds } = await read('team-history/review');
    expect(rounds).toMatchObject([{ rank: 1, numTeams: 1, average: points[edition], highest: points[edition] }]);
    expect((await read(`team-history/review/league/${leagueId}`)).rounds).toEqual(reviewed);
    await storeLeagueRanks(harness.db, edition, 1, 0);
    expect((await read(`team-history/review/league/${leagueId}`)).rounds).toEqual(reviewed);
  });

  it('the team that the user has built there [A-003]', async () => {
    expect(await read('team/show-my')).toMatchObject({ team: { id: teamIds[edition], ...fullSelection } });
  });

  it('the team there by its user, now and in a round that was played [G-337, A-336]', async () => {
    expect(await read(`team/get-by-user/${user.id}`)).toMatchObject({ team: { id: teamIds[edition] } });
    const { teamHistory } = await read(`team-history/get-by-round-and-user/1/${user.id}`);
    expect(teamHistory).toMatchObject({ roundId: 1, points: { round: points[edition] } });
  });
});
