import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LoadFailed } from './LoadFailed.tsx';

const meta = preview.meta({
  component: LoadFailed,
  args: { onRetry: fn(), onReload: fn(), onClose: fn() },
  parameters: { frame: 'bleed', picture: { target: 'page' } },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('it says what to do, in a dialog with a name', async () => {
      await expect(await canvas.findByRole('alertdialog', { name: 'This did not arrive.' })).toHaveTextContent('try again');
    });
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the focus goes to Try again', async () => {
      await expect(await canvas.findByRole('button', { name: 'Try again' })).toHaveFocus();
    });
    await step('Tab leads to Reload and Close', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onReload).toHaveBeenCalledOnce();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await expect(args.onRetry).not.toHaveBeenCalled();
    });
  },
});

/** A browser sends the event of a closed dialog later: what opened it may be pressed again before. */
export const ClosedAtOnce = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, step }) => {
    const dialog = await canvas.findByRole('alertdialog');
    await step('Escape closes it and says so at once', async () => {
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(dialog).not.toHaveAttribute('open');
    });
    await step('once only', async () => {
      await new Promise((resolve) => dialog.addEventListener('close', resolve));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const TriedAgain = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Try again closes the dialog and asks once', async () => {
      await expect(await canvas.findByRole('button', { name: 'Try again' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});
