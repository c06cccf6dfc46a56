import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SaveConflict } from './SaveConflict.tsx';

const meta = preview.meta({
  component: SaveConflict,
  args: {
    savedAt: '18:52:07',
    version: 15,
    differences: ['Barrett is not in the stored team.'],
    onKeep: fn(),
    onTakeStored: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByText('Barrett is not in the stored team.')).toBeVisible();
  },
});

/** Several, about people with long names. */
export const LongNames = meta.story({
  args: {
    differences: [
      'Tuipulotu-Fainga’anuku is not in the stored team.',
      'Kirkbride is in the stored team, but was not sent.',
      'The stored captain is nobody, you sent Tuipulotu-Fainga’anuku.',
    ],
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole('alertdialog');
    await step('Escape keeps what was picked: no answer loses nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onKeep).toHaveBeenCalledOnce();
    });
    await step('taking what is stored needs its own button', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Take what is stored' }));
      await expect(args.onTakeStored).toHaveBeenCalledOnce();
    });
  },
});
