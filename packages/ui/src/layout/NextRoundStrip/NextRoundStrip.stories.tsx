import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NextRoundStrip } from './NextRoundStrip.tsx';
import { clubRound, countryRound } from './sampleRounds.ts';

const onRetry = fn();

const meta = preview.meta({ component: NextRoundStrip, args: { round: clubRound }, parameters: { frame: 'bleed' } });

export const Default = meta.story({});

export const Countries = meta.story({ args: { round: countryRound } });

export const LongNames = meta.story({
  args: {
    round: {
      ...clubRound,
      home: { ...clubRound.home, name: 'Moana Pasifika' },
      away: { ...clubRound.away, name: 'Fijian Drua' },
    },
  },
});

export const Started = meta.story({ args: { round: { ...clubRound, now: clubRound.startsAt } } });

export const Loading = meta.story({ args: { round: { state: 'loading' } } });

export const None = meta.story({ args: { round: { state: 'none' } } });

export const Failed = meta.story({
  args: { round: { state: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
});
