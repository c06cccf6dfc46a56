import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NotFound } from './NotFound.tsx';

const meta = preview.meta({
  component: NotFound,
  args: { homeHref: '/' },
  parameters: { frame: 'bleed' },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('it says `404 Not Found`, and links to the start page [A-031]', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('404 Not Found');
      await expect(canvas.getByRole('link')).toHaveAttribute('href', '/');
    });
  },
});
