import { aBooster, createTeamHarness } from '@rugby/domain/testing/createTeamHarness';
import { aTeam } from '@rugby/mocks/builders/team';
import { expect, it } from 'vitest';
import { pitchPresses } from './pitchPresses.ts';

it('without a booster choice a press opens the profile [G-294]', async () => {
  const stores = await createTeamHarness();
  pitchPresses(stores).pressPlayer(10);
  expect([stores.notifications.dialog, stores.choice.playerId]).toEqual([{ kind: 'player', playerId: 10 }, null]);
});

it('while a player is chosen for a booster, a press selects them and opens no profile [G-293]', async () => {
  const stores = await createTeamHarness();
  await stores.boosters.choose('CO_CAPTAIN');
  pitchPresses(stores).pressPlayer(10);
  expect([stores.notifications.dialog, stores.choice.playerId]).toEqual([undefined, 10]);
});

it('while Limitless is chosen, a press is none for the booster: it marks the player out [G-291]', async () => {
  const stores = await createTeamHarness();
  await stores.boosters.choose('LIMITLESS');
  pitchPresses(stores).pressPlayer(10);
  expect([stores.choice.playerId, stores.transfers.transfers]).toMatchObject([null, [{ out: 10, in: null }]]);
});

it('in transfer mode a press on a player with a booster opens the warning instead [G-270]', async () => {
  const stores = await createTeamHarness(aTeam({ startRoundId: 1, boosters: [aBooster({ playerId: 10 })] }));
  stores.transfers.start();
  pitchPresses(stores).pressPlayer(10);
  expect([stores.notifications.dialog?.kind, stores.transfers.transfers]).toEqual(['transfer-booster', []]);
});
