import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { KeepOrDiscard } from './KeepOrDiscard.tsx';

const meta = preview.meta({
  component: KeepOrDiscard,
  args: { changedAt: '18:41', onKeep: fn(), onDiscard: fn() },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole('alertdialog');
    await step('Escape keeps the draft', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onKeep).toHaveBeenCalledOnce();
      await expect(args.onDiscard).not.toHaveBeenCalled();
    });
    await step('only the discard button discards', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onDiscard).toHaveBeenCalledOnce();
    });
  },
});
