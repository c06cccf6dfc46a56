import { aTeam } from '@rugby/mocks/builders/team';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { aBooster, createTeamHarness } from '../../testing/createTeamHarness.ts';
import { restoreTransfers } from './restoreTransfers.ts';

configure({ enforceActions: 'always' });

it.each([1, null])(
  'cancelled transfers come back with the mode, also of a team whose start round is %s [G-264]',
  async (startRoundId) => {
    const stores = await createTeamHarness(aTeam({ startRoundId }));
    stores.transfers.markOut(9);
    stores.transfers.cancel();
    restoreTransfers(stores);
    expect([stores.transfers.isOn, stores.transfers.transfers]).toMatchObject([true, [{ out: 9, in: null }]]);
    expect(stores.notifications.notification).toEqual({ kind: 'undone', edit: { kind: 'rolled-back' } });
  },
);

it('transfers of a Limitless come back with it [G-264, G-281]', async () => {
  const stores = await createTeamHarness();
  await stores.boosters.choose('LIMITLESS');
  stores.transfers.markOut(9);
  stores.boosters.cancel();
  const { notification } = stores.notifications;
  expect([notification, stores.choice.type]).toEqual([{ kind: 'transfers-cancelled', booster: 'LIMITLESS' }, undefined]);
  restoreTransfers(stores, 'LIMITLESS');
  expect([stores.choice.type, stores.boosters.prompt, stores.transfers.transfers.length]).toEqual(['LIMITLESS', 'players', 1]);
});

it('a Limitless that is used meanwhile is not chosen again', async () => {
  const stores = await createTeamHarness(aTeam({ startRoundId: 1, boosters: [aBooster({ type: 'LIMITLESS', playerId: null })] }));
  stores.transfers.markOut(9);
  stores.transfers.cancel();
  restoreTransfers(stores, 'LIMITLESS');
  expect([stores.choice.type, stores.notifications.dialog, stores.transfers.isOn]).toEqual([undefined, undefined, true]);
});

it('an edit after the cancelled transfers stays: they do not come back', async () => {
  const stores = await createTeamHarness();
  stores.transfers.markOut(9);
  stores.transfers.cancel();
  stores.team.edit({ kind: 'captain', playerId: 10 });
  restoreTransfers(stores);
  expect([stores.transfers.isOn, stores.team.draft.captainId]).toEqual([false, 10]);
});

it('the pool lists the players for the transfer that comes back [D46]', async () => {
  const stores = await createTeamHarness();
  const leave = stores.transfers.mount();
  stores.transfers.markOut(9);
  stores.transfers.cancel();
  restoreTransfers(stores);
  leave();
  expect(stores.editor.pool.filters.position).toBe('scrum_half');
});
