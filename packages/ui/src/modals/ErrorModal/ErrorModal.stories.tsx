import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { ErrorModal } from './ErrorModal.tsx';

const meta = preview.meta({
  component: ErrorModal,
  args: { message: 'Something went wrong on our side. Please try again.', onClose: fn() },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  name: 'An error with its default title [A-165, G-118, G-119]',
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Error' })).toBeVisible());
  },
});

export const WithRetry = meta.story({ args: { onRetry: fn() } });

export const LongText = meta.story({
  args: { message: 'The players could not be loaded. The server did not answer in time. '.repeat(5) },
});

export const ByKeyboard = meta.story({
  name: 'An error has its message, and closes by keyboard and by press [G-118]',
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Something went wrong on our side. Please try again.');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    for (const button of screen.getAllByRole('button', { name: 'Close' })) await userEvent.click(button);
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);
