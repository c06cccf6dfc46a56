import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { createTeamHarness } from '../../testing/createTeamHarness.ts';

configure({ enforceActions: 'always' });

it('showing another round clears a booster that is being chosen [G-253]', async () => {
  const { rounds, boosters, choice, view } = await createTeamHarness();
  await boosters.choose('CO_CAPTAIN');
  await rounds.select(6);
  expect([choice.type, view.isHistoric]).toEqual([undefined, true]);
});

it('leaving transfer mode for another round clears a Limitless that is being chosen [G-253]', async () => {
  const { rounds, boosters, choice, view } = await createTeamHarness();
  await boosters.choose('LIMITLESS');
  await rounds.select(6);
  expect([choice.type, view.isHistoric]).toEqual(['LIMITLESS', false]);
  await rounds.leaveTransfersFor(6);
  expect([choice.type, view.isHistoric]).toEqual([undefined, true]);
});

it('in transfer mode it asks first, then leaves the mode and loads the round [G-256]', async () => {
  const { rounds, transfers, notifications, view, asked } = await createTeamHarness();
  transfers.markOut(9);
  await rounds.select(6);
  expect([notifications.dialog, view.isHistoric, transfers.isOn]).toEqual([{ kind: 'leave-transfers', roundId: 6 }, false, true]);
  await rounds.leaveTransfersFor(6);
  expect([notifications.dialog, view.isHistoric, transfers.isOn, transfers.transfers]).toEqual([undefined, true, false, []]);
  expect(asked.at(-1)).toBe('showMyTeamHistory');
});

it('leaving transfer mode for another round also ends the choice of a captain [G-256]', async () => {
  const { rounds, captain, transfers, view } = await createTeamHarness();
  captain.start();
  transfers.markOut(9);
  await rounds.select(6);
  expect([captain.isOn, view.isHistoric]).toEqual([true, false]);
  await rounds.leaveTransfersFor(6);
  expect([captain.isOn, view.isHistoric]).toEqual([false, true]);
});

it('staying in the round that is shown asks nothing in transfer mode [G-256]', async () => {
  const { rounds, transfers, notifications } = await createTeamHarness();
  transfers.start();
  await rounds.select(7);
  expect([notifications.dialog, transfers.isOn]).toEqual([undefined, true]);
});
