import { aTeam } from '@rugby/mocks/builders/team';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import type { Outcome } from '../../api/failure.ts';
import { createTeamHarness } from '../../testing/createTeamHarness.ts';

configure({ enforceActions: 'always' });

/** Complete, not started, and without a captain. */
const withoutCaptain = aTeam({ captainId: null, startRoundId: null });

it('is off by default, and a press on a player makes the captain and ends the mode', async () => {
  const { captain, team } = await createTeamHarness(withoutCaptain);
  team.edit({ kind: 'remove', playerId: 9 });
  const states = [captain.isOn];
  captain.start();
  states.push(captain.isOn);
  await captain.press(10);
  expect([...states, captain.isOn, team.draft.captainId]).toEqual([false, true, false, 10]);
});

it('is due while a whole lineup has no captain and a player who can be one', async () => {
  const { captain, team } = await createTeamHarness(withoutCaptain);
  team.edit({ kind: 'remove', playerId: 9 });
  const states = [captain.isDue];
  team.edit({ kind: 'add', playerId: 109 });
  states.push(captain.isDue);
  await captain.press(10);
  expect([...states, captain.isDue]).toEqual([false, true, false]);
});

it('stays on when the player cannot be captain, and says why', async () => {
  const { captain, notifications, team } = await createTeamHarness(withoutCaptain);
  captain.start();
  await captain.press(999);
  expect([captain.isOn, team.draft.captainId]).toEqual([true, null]);
  expect(notifications.notification).toMatchObject({ kind: 'refused', refusals: [{ rule: 'not-in-team' }] });
});

it('takes the refusal of a player away when it is cancelled', async () => {
  const { captain, notifications } = await createTeamHarness(withoutCaptain);
  captain.start();
  await captain.press(999);
  captain.cancel();
  expect(notifications.notification).toBeUndefined();
});

it('started from the review of a save, opens the review again once there is a captain [G-230]', async () => {
  const { captain, notifications, team } = await createTeamHarness(withoutCaptain);
  team.edit({ kind: 'remove', playerId: 9 });
  team.edit({ kind: 'add', playerId: 109 });
  notifications.open({ kind: 'review' });
  captain.startForSave();
  const during = notifications.dialog;
  await captain.press(10);
  expect([during, notifications.dialog]).toEqual([undefined, { kind: 'review' }]);
});

it('started by itself, opens no review, also after one that began with a save was cancelled', async () => {
  const { captain, notifications, team } = await createTeamHarness(withoutCaptain);
  team.edit({ kind: 'remove', playerId: 9 });
  team.edit({ kind: 'add', playerId: 109 });
  captain.startForSave();
  captain.cancel();
  captain.start();
  await captain.press(10);
  expect([team.draft.captainId, notifications.dialog]).toEqual([10, undefined]);
});

it('a captain who is sent at once is announced, compared when the server saved another one, and undone when it refuses [G-239]', async () => {
  const playing = aTeam({ startRoundId: 1 });
  const saves = (captainId: number) => ({ ok: true, value: { team: { ...playing, captainId, version: 15 } } }) as const;
  const choose = async (changeCaptain: Outcome<unknown>) => {
    const { editor, notifications, team } = await createTeamHarness(playing, { answers: { changeCaptain } });
    notifications.open({ kind: 'player', playerId: 9 });
    await editor.makeCaptain(9);
    return [notifications.dialog?.kind, notifications.notification, team.draft.captainId];
  };
  const announced = { kind: 'edited', edit: { kind: 'captain-changed', playerId: 9 } };
  expect(await choose(saves(9))).toEqual([undefined, announced, 9]);
  expect((await choose(saves(1))).slice(0, 2)).toEqual(['save-conflict', undefined]);
  expect(await choose({ ok: false, failure: { kind: 'unavailable' } })).toEqual(['error', undefined, 11]);
});

it('ends without a change when it is cancelled or another round is shown', async () => {
  const { captain, rounds, team } = await createTeamHarness(withoutCaptain);
  captain.start();
  captain.cancel();
  const cancelled = captain.isOn;
  captain.start();
  await rounds.select(1);
  expect([cancelled, captain.isOn, team.draft.captainId]).toEqual([false, false, null]);
});
