import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';
import type { CloseWatcher } from './useCloseRequest.ts';

const actions = (
  <>
    <Button variant="danger">Yes, Leave</Button>
    <Button variant="outline">No, Cancel</Button>
  </>
);

const text = 'You are about to leave Thursday Night Tackles. This action cannot be reversed.';

const meta = preview.meta({
  component: Dialog,
  args: { title: 'Are You Sure?', children: text, actions, onClose: fn() },
  parameters: { frame: 'bleed', picture: { target: 'page' } },
});

export const Default = meta.story({
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Are You Sure?' })).toBeVisible());
  },
});

export const Large = meta.story({
  args: {
    size: 'boosters',
    title: 'Boosters',
    subtitle: 'Each once a stage, one a round. You can reset until the player locks.',
  },
});

export const LongText = meta.story({
  args: {
    size: 'player',
    title: 'Terms & Conditions of the whole season and everything that belongs to it',
    children: <div style={{ blockSize: 2000 }}>{text}</div>,
  },
});

export const WithAside = meta.story({
  args: { size: 'registration', title: 'Create your account', aside: <div style={{ background: 'var(--turf-a)' }} /> },
});

/** With the keyboard of the phone even less would be left for the content. */
export const OnAPhoneInLandscape = meta.story({
  globals: { viewport: { value: 'landscape' } },
  parameters: { picture: { disable: true } },
  args: { title: 'Play Rugby Championship Fantasy', size: 'registration', children: <p style={{ blockSize: 600 }}>{text}</p> },
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog');
    await step('the content may take the whole height of the dialog', async () => {
      const words = screen.getByText(/^You are about/);
      words.scrollIntoView({ block: 'center' });
      const { top, height } = dialog.getBoundingClientRect();
      for (const part of [0.1, 0.9]) {
        const found = document.elementFromPoint(innerWidth / 2, top + height * part);
        await expect(found).toBe(words);
      }
    });
    await step('the close button stays in reach while the content scrolls', async () => {
      const close = within(dialog).getByRole('button', { name: 'Close' });
      const { left, top, width, height } = close.getBoundingClientRect();
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button')).toBe(close);
    });
    await step('the buttons follow the content', async () => {
      const leave = screen.getByRole('button', { name: 'Yes, Leave' });
      leave.focus();
      const { top, bottom } = leave.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
      await expect(top).toBeGreaterThanOrEqual(screen.getByText(/^You are about/).getBoundingClientRect().bottom);
    });
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Leave</Button>
        <Dialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Leave' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await step('the focus moves into the dialog and is trapped', async () => {
      for (const _ of Array.from({ length: 6 })) {
        await userEvent.tab();
        await expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
      }
    });
    await step('Escape closes and restores the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});

const watchers: CloseWatcher[] = [];

/** Back on Android is a close request, which a desktop has no key for: the story makes the request itself. */
export const ByBackOfADevice = meta.story({
  parameters: { picture: { disable: true } },
  args: { onClose: fn() },
  beforeEach: () => {
    const { CloseWatcher: Watcher, matchMedia } = window;
    if (!Watcher) throw new Error('This browser has no close requests.');
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia.call(window, query === '(pointer: coarse)' ? 'all' : query),
    );
    window.CloseWatcher = class extends Watcher {
      constructor() {
        super();
        watchers.push(this);
      }
    };
    return () => {
      window.CloseWatcher = Watcher;
      watchers.length = 0;
    };
  },
  play: async ({ args, step, userEvent }) => {
    await screen.findByRole('dialog');
    await step('Back closes the dialog', async () => {
      watchers.at(-1)?.requestClose();
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
    await step('Back asks a dialog again that stayed open', async () => {
      watchers.at(-1)?.requestClose();
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
    await step('Escape closes it once, although the browser makes a close request of the key as well', async () => {
      await userEvent.keyboard('{Escape>}');
      await expect(args.onClose).toHaveBeenCalledTimes(3);
      watchers.at(-1)?.requestClose();
      await expect(args.onClose).toHaveBeenCalledTimes(3);
      await userEvent.keyboard('{/Escape}');
    });
  },
});
