import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { EditHistory } from './EditHistory.tsx';

const meta = preview.meta({
  component: EditHistory,
  args: { done: ['Team filled', 'Barrett removed'], undone: ['Kirkbride added'], onGoTo: fn(), onClose: fn() },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByText('Barrett removed')).toBeVisible();
  },
});

export const Empty = meta.story({ args: { done: [], undone: [] } });

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent, step }) => {
    await step('every edit can be returned to, undone ones included [B9]', async () => {
      (await screen.findByRole('button', { name: 'Go to: Kirkbride added' })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onGoTo).toHaveBeenLastCalledWith(3);
      screen.getByRole('button', { name: 'Go to: Team filled' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onGoTo).toHaveBeenLastCalledWith(1);
    });
    await step('the state before the first edit can be returned to', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Back to the start' }));
      await expect(args.onGoTo).toHaveBeenLastCalledWith(0);
    });
    await step('the current edit is marked for screen readers, too', async () => {
      await expect(screen.getByText('Barrett removed').closest('li')).toHaveAttribute('aria-current', 'step');
    });
  },
});

export const LongNames = meta.story({
  args: {
    done: ['Semisi Tuipulotu-Fainga’anukuʻolakepa of the Highlanders marked out', 'Ò’Ngārimuhanga-Vakataumalohi coming in'],
  },
});
