import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import type { EditorNotification } from '@rugby/domain/stores/team/editorDialog';
import { createTeamHarness } from '@rugby/domain/testing/createTeamHarness';
import { createSnackbarQueue } from '@rugby/ui/primitives/snackbarQueue';
import { expect, it, onTestFinished, vi } from 'vitest';
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

it('the message of a change closes after five seconds, one with an action after ten, and a refusal stays [A-176, A-177, G-126]', async () => {
  const stores = { ...(await createTeamHarness()), messages: createSnackbarQueue() };
  const leave = followNotifications(stores, words, () => {});
  const timeoutOf = (notification: EditorNotification) => {
    stores.notifications.notify(notification);
    return stores.messages.toasts.visibleToasts.map(({ timeout }) => timeout);
  };
  expect(timeoutOf({ kind: 'queued' })).toEqual([5000]);
  expect(timeoutOf({ kind: 'transfers-cancelled' })).toEqual([10_000]);
  expect(timeoutOf({ kind: 'refused', refusals: [{ rule: 'unknown-player', playerId: 2 }] })).toEqual([undefined]);
  leave();
});

it('a message does not close behind a dialog, where its action cannot be pressed: its time goes on when the dialog closes', async () => {
  const stores = { ...(await createTeamHarness()), messages: createSnackbarQueue() };
  onTestFinished(followNotifications(stores, words, () => {}));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { toasts } = stores.messages;
  stores.notifications.notify({ kind: 'transfers-cancelled' });
  // The region starts the time of a message that it shows.
  toasts.visibleToasts[0]?.timer?.reset(10_000);
  vi.advanceTimersByTime(3000);
  stores.editor.open({ kind: 'player', playerId: 9 });
  vi.advanceTimersByTime(60_000);
  expect(toasts.visibleToasts).toHaveLength(1);
  stores.editor.closeDialog();
  vi.advanceTimersByTime(6900);
  expect(toasts.visibleToasts).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(toasts.visibleToasts).toHaveLength(0);
});
