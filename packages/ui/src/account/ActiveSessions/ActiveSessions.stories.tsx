import { getSessions } from '@rugby/domain/contract/account/account';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { valueOrThrow } from '../../../../../.storybook/storyNetwork.ts';
import { ActiveSessions } from './ActiveSessions.tsx';

const sessions = fromNetwork(historicRound, async (network) => valueOrThrow(await network.send(getSessions, {})).sessions);

const meta = preview.meta({
  component: ActiveSessions,
  args: {
    sessions,
    now: '2026-03-25T01:47:28.000Z',
    onRetry: fn(),
    onEnd: fn(() => Promise.resolve()),
    onEndOthers: fn(() => Promise.resolve()),
  },
});

export const Default = meta.story({});

export const Loading = meta.story({ args: { sessions: undefined } });

export const Failed = meta.story({
  args: { sessions: undefined, error: 'The game is busy right now. Please try again in a moment.' },
});

export const OnlyThisDevice = meta.story({
  args: {
    sessions: fromNetwork(historicRound, async (network) =>
      valueOrThrow(await network.send(getSessions, {})).sessions.filter(({ isCurrent }) => isCurrent),
    ),
  },
});

export const LongNames = meta.story({
  args: {
    sessions: [
      {
        id: 9,
        device: { kind: 'unknown', browser: 'Samsung Internet for Android', system: 'A rather unusual operating system' },
        lastUsedAt: '2026-03-25T01:00:00.000Z',
        isCurrent: false,
      },
    ],
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent, step }) => {
    await step('each other device, then all of them, can be signed out', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onEnd).toHaveBeenCalledWith(2);
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onEndOthers).toHaveBeenCalledOnce();
    });
  },
});
