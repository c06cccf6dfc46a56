import { afterAll, beforeAll, expect, it } from 'vitest';
import { fullSelection } from '../testing/aLineup.ts';
import { type ApiTeamUser, createTeamHarness, type TeamHarness } from './testing/createTeamHarness.ts';

let harness: TeamHarness;
let user: ApiTeamUser;
beforeAll(async () => {
  harness = await createTeamHarness();
  user = await harness.signIn();
});
afterAll(() => harness.drop());

const dashboard = async () => (await user.get('dashboard')).json().success;

it('the dashboard of a user has their team from the first save, then its points and rank [A-317, G-345]', async () => {
  expect(await dashboard()).toMatchObject({ team: null, isTeamCreationDisabled: false, roundPoints: null, rank: null });
  const { team } = (await user.post('team/update', fullSelection)).json().success;
  const saved = { id: team.id, name: team.name, isComplete: true, startRoundId: 1 };
  expect((await dashboard()).team).toEqual(saved);
  await harness.start(1);
  await harness.stats(1, 1, { [fullSelection.captainId]: { T: 1 } });
  const playing = { isPreSeason: false, isTeamCreationDisabled: true, roundPoints: 30, totalPoints: 30, rank: 1 };
  expect(await dashboard()).toMatchObject({ currentRoundId: 1, team: saved, ...playing });
});
