import { expect, fn } from 'storybook/test';
import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320 } from '../../../../../.storybook/plays/resilience.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { FailedPanel } from './FailedPanel.tsx';

const meta = preview.meta({
  component: FailedPanel,
  args: {
    title: 'The league could not be loaded',
    text: 'The game is busy right now. Please try again in a moment.',
    onRetry: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The league could not be loaded');
  },
});

export const Pending = meta.story({ args: { isRetrying: true } });

export const WithAnotherWay = meta.story({
  args: {
    children: (
      <Link variant="outline" href="#leagues">
        Go to My Leagues
      </Link>
    ),
  },
});

/** The server has refused for good: only the other way is offered. */
export const WithoutRetry = WithAnotherWay.extend({
  args: { text: 'You are not a member of this league.', onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go to My Leagues' })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const LongText = WithAnotherWay.extend({
  args: {
    title: 'The league and the rounds in which its head-to-head and its cup are played could not be loaded',
    text: 'We could not reach the game. Check your connection, then try again: nothing that you have picked is lost, and your place is kept.',
  },
  play: () => expectNothingCut(),
});

export const At320 = LongText.extend(at320);
