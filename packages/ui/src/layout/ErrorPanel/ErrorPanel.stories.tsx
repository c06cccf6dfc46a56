import { expect, fn } from 'storybook/test';
import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

const meta = preview.meta({
  component: ErrorPanel,
  args: { title: 'The next match could not be loaded.', onRetry: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded');
  },
});

export const Pending = meta.story({ args: { isRetrying: true } });

export const WithText = meta.story({
  args: { text: 'We could not reach the game. Check your connection, then try again: nothing you have picked is lost.' },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    title: 'The next match of the competition could not be loaded, and neither could the round that it belongs to.',
    text: 'We could not reach the game. Check your connection, then try again: nothing you have picked is lost.',
  },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/could not be loaded, .* nothing you have picked is lost\.$/);
    expectNothingCut();
  },
});
