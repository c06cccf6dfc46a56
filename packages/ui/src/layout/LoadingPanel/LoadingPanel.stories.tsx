import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { picturedInForcedColours } from '../../../../../.storybook/plays/resilience.ts';
import { LoadingPanel } from './LoadingPanel.tsx';

const meta = preview.meta({ component: LoadingPanel, args: { height: '12rem' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('status', { name: 'Loading' });
    await expect(panel).toHaveAttribute('aria-busy', 'true');
  },
});

export const Named = meta.story({
  args: { label: 'Your season is loading' },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Your season is loading' })).toBeVisible();
  },
});

export const ForcedColours = meta.story(picturedInForcedColours);
