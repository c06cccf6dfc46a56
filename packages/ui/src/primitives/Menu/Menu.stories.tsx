import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu, type MenuEntry } from './Menu.tsx';

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
    await step('Escape closes and gives the focus back', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Enter takes the second entry', async () => {
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
