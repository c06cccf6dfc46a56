import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { playerOf } from '../../game/PlayerCard/sampleCards.ts';
import { EditHistory } from './EditHistory.tsx';

const meta = preview.meta({
  component: EditHistory,
  args: {
    done: fromSeason(historicRound, (season) => ['Team filled', `${playerOf(season, 10).lastName} removed`]),
    undone: fromSeason(historicRound, (season) => [`${playerOf(season, 11).lastName} added`]),
    isSaved: true,
    onGoTo: fn(),
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  play: async ({ args }) => {
    await expect(await screen.findByText(args.done.at(-1) ?? '')).toBeVisible();
  },
});

export const NeverSaved = meta.story({
  args: { isSaved: false },
  parameters: { picture: { disable: true } },
  play: async () => {
    await expect(await screen.findByText(/since you began your team/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Back to the start' })).toBeVisible();
  },
});

export const Empty = meta.story({ args: { done: [], undone: [] } });

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent, step }) => {
    await step('every edit can be returned to, undone ones included [B9]', async () => {
      (await screen.findByRole('button', { name: `Go to: ${args.undone[0]}` })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onGoTo).toHaveBeenLastCalledWith(3);
      screen.getByRole('button', { name: 'Go to: Team filled' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onGoTo).toHaveBeenLastCalledWith(1);
    });
    await step('the state before the first edit can be returned to', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Back to the saved team' }));
      await expect(args.onGoTo).toHaveBeenLastCalledWith(0);
    });
    await step('the current edit is marked for screen readers, too', async () => {
      await expect(screen.getByText(args.done.at(-1) ?? '').closest('li')).toHaveAttribute('aria-current', 'step');
    });
  },
});

export const LongNames = meta.story({
  args: {
    done: ['Semisi Tuipulotu-Fainga’anukuʻolakepa of the Highlanders marked out', 'Ò’Ngārimuhanga-Vakataumalohi coming in'],
  },
});
