import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  component: Popover,
  args: {
    trigger: (
      <Button variant="secondary" icon="help">
        Provisional points
      </Button>
    ),
    title: 'Provisional points',
    children: 'Points may change until four hours after the last match of the round.',
  },
  parameters: { picture: { target: 'page' } },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button');
    await step('Enter opens it and moves the focus into it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', { name: 'Provisional points' });
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    });
    await step('Escape closes it and restores the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
});

export const LongText = meta.story({
  args: {
    title: 'Why the points of a round may still change after the final whistle',
    children: Array.from({ length: 12 }, (_, line) => (
      <p key={line}>A try may be given to another player when the match officials have looked at it again.</p>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
});
