import { failed, loading, slow } from '@rugby/mocks/handlers/states';
import { getSessions } from '@rugby/domain/contract/account/account';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { answerOf, failureOf } from '../../../../../.storybook/network/callState.ts';
import { fromNetwork, fromSlowNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerArrives } from '../../../../../.storybook/network/LateArgs.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { type StoryNetwork, valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { ActiveSessions } from './ActiveSessions.tsx';

const callSessions = (network: StoryNetwork) => network.send(getSessions, {});
const sessionsIn = async (network: StoryNetwork) => (await answerOf(callSessions)(network))?.sessions;

const meta = preview.meta({
  component: ActiveSessions,
  args: {
    sessions: fromNetwork(historicRound, sessionsIn),
    now: '2026-03-25T01:47:28.000Z',
    onRetry: fn(),
    onEnd: fn(() => Promise.resolve()),
    onEndOthers: fn(() => Promise.resolve()),
  },
});

export const Default = meta.story({});

export const Loading = meta.story({
  args: { sessions: fromNetwork(historicRound, sessionsIn, ...loading(getSessions)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Slow = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    sessions: fromSlowNetwork(historicRound, sessionsIn, ...slow(getSessions, 100)),
  },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
    await answerArrives({ loaded });
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('status', { name: 'Loading' })).toBeNull();
  },
});

export const Failed = meta.story({
  args: {
    sessions: fromNetwork(historicRound, sessionsIn, ...failed(getSessions, 503)),
    error: fromNetwork(historicRound, failureOf(callSessions), ...failed(getSessions, 503)),
  },
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
