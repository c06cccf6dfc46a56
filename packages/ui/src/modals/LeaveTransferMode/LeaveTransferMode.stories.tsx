import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LeaveTransferMode } from './LeaveTransferMode.tsx';

const meta = preview.meta({
  component: LeaveTransferMode,
  args: { count: 2, onLeave: fn(), onStay: fn() },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({});

export const WithoutTransfers = meta.story({
  parameters: { picture: { disable: true } },
  args: { count: 0 },
  play: async () => {
    await expect(await screen.findByText('You have marked nobody out yet.')).toBeInTheDocument();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { onLeave: fn(), onStay: fn() },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Leave transfer mode?' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledTimes(2);
  },
});
