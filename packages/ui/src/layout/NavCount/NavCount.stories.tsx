import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NavCount } from './NavCount.tsx';

const meta = preview.meta({ component: NavCount, args: { value: 2, label: 'invites' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2')).toBeVisible();
    await expect(canvas.getByText('invites')).toBeInTheDocument();
  },
});

export const LongText = meta.story({ args: { value: 128, label: 'invites that wait for an answer' } });
