import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LiveRegion } from './LiveRegion.tsx';

const meta = preview.meta({
  component: LiveRegion,
  args: { text: 'Tuipulotu removed' },
  parameters: { picture: { disable: true } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Tuipulotu removed');
  },
});
