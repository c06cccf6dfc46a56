import { aTeam } from '@rugby/mocks/builders/team';
import { expect, it } from 'vitest';
import { createTeamHarness } from '../../testing/createTeamHarness.ts';

it('a pressed player who became captain elsewhere meanwhile is refused and no longer chosen; the booster is', async () => {
  const playing = aTeam({ startRoundId: 1 });
  let captainId = playing.captainId;
  const { boosters, choice, notifications, team, sent } = await createTeamHarness(playing, {
    answers: { showMyTeam: () => ({ ok: true, value: { team: { ...playing, captainId } } }) },
  });
  await boosters.choose('CO_CAPTAIN');
  boosters.press(10);
  captainId = 10;
  await team.loadToRebase();
  await boosters.confirm();
  expect(notifications.notification).toMatchObject({
    kind: 'refused',
    refusals: [{ rule: 'booster-not-for-captain', playerId: 10 }],
  });
  expect([choice.type, choice.playerId, boosters.canConfirm, sent]).toEqual(['CO_CAPTAIN', null, false, []]);
});
