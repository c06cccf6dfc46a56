import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { StartNotice } from './StartNotice.tsx';

const meta = preview.meta({ component: StartNotice, parameters: { frame: 'bleed', picture: { target: 'page' } } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Check your connection');
  },
});

export const Hidden = meta.story({
  args: { isHidden: true },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
