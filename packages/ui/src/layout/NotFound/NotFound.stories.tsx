import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NotFound } from './NotFound.tsx';

const meta = preview.meta({
  component: NotFound,
  args: { homeHref: '/' },
  parameters: { frame: 'bleed', picture: { target: 'page' } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('404 Not Found');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/');
  },
});
