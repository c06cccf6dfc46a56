import { expect, it, onTestFinished } from 'vitest';
import { createTeamHarness } from '../../team/testing/createTeamHarness.ts';
import { fullLineup, fullSelection } from '../../testing/aLineup.ts';

it('a Limitless is removed when the round starts with an incomplete team, which then plays with its lineup from before [G-297]', async () => {
  const harness = await createTeamHarness();
  onTestFinished(() => harness.drop());
  const user = await harness.signIn();
  await user.post('team/update', fullSelection);
  await user.post('team/booster', { type: 'LIMITLESS' });
  const incomplete = { ...fullSelection, lineup: { ...fullLineup, hooker: [0] } };
  const { savedAt } = (await user.post('team/update', incomplete)).json().success.team;
  await harness.start(1);
  const { team } = (await user.get('team/show-my')).json().success;
  expect(team).toMatchObject({ lineup: fullLineup, isComplete: true, startRoundId: 1, boosters: [] });
  expect(Date.parse(team.savedAt)).toBeGreaterThan(Date.parse(savedAt));
  const { teamHistory } = (await user.get('team-history/show-my/1')).json().success;
  expect(teamHistory).toMatchObject({ lineup: fullLineup, captainId: fullSelection.captainId, boosters: [] });
});
