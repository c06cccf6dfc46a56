import { getSeasonReview } from '@rugby/domain/contract/review';
import { z } from '@rugby/domain/contract/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiTeamUser, createTeamHarness, type TeamHarness } from '../team/testing/createTeamHarness.ts';
import { fullSelection } from '../testing/aLineup.ts';
import { playerAt } from '../testing/aSeason.ts';

let harness: TeamHarness;
let user: ApiTeamUser;
let rival: ApiTeamUser;

/** Two rounds: the first is complete, the second is being played. */
beforeAll(async () => {
  harness = await createTeamHarness();
  [user, rival] = [await harness.signIn(), await harness.signIn()];
  await user.post('team/update', fullSelection);
  await rival.post('team/update', fullSelection);
  await rival.post('team/booster', { type: 'TRIPLE_CAPTAIN' });
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
