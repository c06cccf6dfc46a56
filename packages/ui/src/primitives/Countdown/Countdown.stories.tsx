import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Countdown } from './Countdown.tsx';

const to = Date.parse('2026-03-27T09:05:00Z');

const meta = preview.meta({ component: Countdown, args: { now: Date.parse('2026-03-25T04:47:28Z'), to } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('2 days, 4 hours, 17 minutes');
  },
});

export const Large = meta.story({ args: { size: 'lg' } });

/** Narrow digits take the same width as others. */
export const NarrowFigures = meta.story({ args: { now: to - ((1 * 24 + 11) * 60 + 11) * 60_000 - 11_000, size: 'lg' } });

export const Elapsed = meta.story({ args: { now: to + 1000 } });
