import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  component: Tooltip,
  args: { text: 'Undo the last change', children: <IconButton icon="undo" label="Undo" /> },
  parameters: { picture: { target: 'page' } },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Undo' });
    await step('focus shows it, and it describes the button', async () => {
      await userEvent.tab();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Undo the last change');
      await expect(button).toHaveAccessibleDescription('Undo the last change');
    });
    await step('Escape hides it and keeps the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await expect(button).toHaveFocus();
    });
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await screen.findByRole('tooltip');
  },
});

export const LongText = meta.story({
  args: { text: 'Takes back the last change to your fifteen. What was saved before stays saved until you save again.' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
});
