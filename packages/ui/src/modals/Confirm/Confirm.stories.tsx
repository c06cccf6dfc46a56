import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { Confirm } from './Confirm.tsx';

const meta = preview.meta({
  component: Confirm,
  args: { children: 'Your league will be closed to new members.', onConfirm: fn(), onCancel: fn() },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  name: 'A generic confirm with its default title and buttons [G-115, G-116, G-117]',
  play: async ({ step }) => {
    await step('it asks whether the user is sure, and offers No, Cancel and Confirm [A-167]', async () => {
      await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Are You Sure?' })).toBeVisible());
      await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible());
      await waitFor(() => expect(screen.getByRole('button', { name: 'No, Cancel' })).toBeVisible());
    });
  },
});

export const Danger = meta.story({
  args: {
    tone: 'danger',
    confirmLabel: 'Yes, Leave',
    children: 'You are about to leave Thursday Night Tackles. This action cannot be reversed.',
  },
});

/** Staying is what most people want: it comes first, in the main colour. */
export const Safe = meta.story({
  args: { tone: 'safe', title: 'Leave transfer mode?', confirmLabel: 'Leave', cancelLabel: 'Stay' },
  play: async () => {
    const names = (await screen.findAllByRole('button')).map(({ textContent }) => textContent);
    await expect(names.slice(0, 2)).toEqual([expect.stringContaining('Stay'), expect.stringContaining('Leave')]);
  },
});

export const Pending = meta.story({ args: { isPending: true } });

export const PendingStays = meta.story({
  args: { isPending: true },
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    // The action cannot be stopped any more: a dialog that closes would say that it was.
    await expect(screen.getByRole('button', { name: 'No, Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({ args: { error: 'The game is busy right now. Please try again in a moment.' } });

export const LongText = meta.story({
  args: { title: 'Remove Tuipulotu-Fainga’anuku?', children: 'They leave the league with all their points. '.repeat(8) },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole('alertdialog');
    await step('Tab and Enter confirm', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
    await step('Escape cancels, and so does No, Cancel [G-115, G-117]', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await userEvent.click(screen.getByRole('button', { name: 'No, Cancel' }));
      await expect(args.onCancel).toHaveBeenCalledTimes(2);
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = Default.extend(at320);

/** Cancelling changes something here, so Escape and the close button leave everything as it is. */
export const Dismissed = meta.story({
  args: { cancelLabel: 'Take what is saved', onDismiss: fn() },
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Take what is saved' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
