import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PlayerDialogWatch } from './PlayerDialogWatch.tsx';

const meta = preview.meta({ component: PlayerDialogWatch, args: { watch: { isWatched: false, onToggle: fn() } } });

export const Default = meta.story({});

export const Watched = meta.story({ args: { watch: { isWatched: true, onToggle: fn() } } });

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Watch', pressed: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.watch.onToggle).toHaveBeenCalledOnce();
  },
});
