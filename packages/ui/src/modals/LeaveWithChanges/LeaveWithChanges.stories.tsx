import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LeaveWithChanges } from './LeaveWithChanges.tsx';

const meta = preview.meta({
  component: LeaveWithChanges,
  args: { onLeave: fn(), onStay: fn() },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({});

/** On a page without a draft. */
export const Lost = meta.story({
  args: { changes: 'lost' },
  parameters: { picture: { disable: true } },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('is lost unless you save it');
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Stay here' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
});
