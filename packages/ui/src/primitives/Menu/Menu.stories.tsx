import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './menuEntry.ts';

const entries: readonly MenuEntry<string>[] = [
  { id: 'autofill', label: 'Autofill', icon: 'wand' },
  { id: 'clear', label: 'Clear team', icon: 'trash' },
  { id: 'share', label: 'Share', icon: 'share', isDisabled: true },
];

const meta = preview.meta({
  component: Menu<string>,
  args: {
    label: 'Team',
    onAction: fn(),
    children: <Button variant="secondary">More</Button>,
    entries,
  },
});

export const Default = meta.story({});

export const OpenByKeyboard = meta.story({
  parameters: { picture: { target: 'page' } },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button');
    await step('Escape closes and restores the focus', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Enter chooses the second entry', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onAction).toHaveBeenCalledWith('clear');
    });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
  },
});

export const LongText = meta.story({
  parameters: { picture: { target: 'page' } },
  args: {
    entries: [
      {
        id: 'autofill',
        label: 'Fill every position that is still empty with the best players that the budget allows',
        icon: 'wand',
      },
      { id: 'clear', label: 'Take every player out of the team', icon: 'trash' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
  },
});
