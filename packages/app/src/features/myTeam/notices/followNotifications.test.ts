import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { createTeamHarness } from '@rugby/domain/testing/createTeamHarness';
import { createSnackbarQueue } from '@rugby/ui/primitives/snackbarQueue';
import { expect, it, onTestFinished } from 'vitest';
import { followNotifications } from './followNotifications.ts';

const words = createWords(catalog, 'en-US');

it('the message of cancelled transfers closes with the page on which they were cancelled [G-264]', async () => {
  const stores = { ...(await createTeamHarness()), messages: createSnackbarQueue() };
  const leave = followNotifications(stores, words, () => {});
  stores.transfers.markOut(9);
  stores.transfers.cancel();
  const shown = stores.messages.toasts.visibleToasts.length;
  leave();
  expect([shown, stores.messages.toasts.visibleToasts.length]).toEqual([1, 0]);
});

it('the message of a refusal stays until it is closed, that of cancelled transfers closes by itself [G-126]', async () => {
  const stores = { ...(await createTeamHarness()), messages: createSnackbarQueue() };
  onTestFinished(followNotifications(stores, words, () => {}));
  const timeout = () => stores.messages.toasts.visibleToasts.map((toast) => toast.timeout);
  stores.editor.add(999);
  expect(timeout()).toEqual([undefined]);
  stores.transfers.markOut(9);
  stores.transfers.cancel();
  expect(timeout()).toEqual([10_000]);
});
