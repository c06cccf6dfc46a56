import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LoadingLine } from './LoadingLine.tsx';

const meta = preview.meta({ component: LoadingLine });

export const Default = meta.story({
  render: () => (
    <div style={{ blockSize: 48 }}>
      <LoadingLine />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
});

export const HeldBack = meta.story({
  name: 'What arrives at once shows no line; after 0.4 s it is seen',
  parameters: { picture: { disable: true }, media: { motion: true } },
  play: async () => {
    const line = screen.getByRole('progressbar', { hidden: true });
    const [holding] = line.getAnimations();
    if (holding === undefined) throw new Error('Nothing holds the line back');
    holding.pause();
    holding.currentTime = 399;
    await expect(line).not.toBeVisible();
    holding.finish();
    await expect(line).toBeVisible();
  },
});
