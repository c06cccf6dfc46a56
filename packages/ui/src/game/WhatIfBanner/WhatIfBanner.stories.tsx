import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { WhatIfBanner } from './WhatIfBanner.tsx';

const meta = preview.meta({ component: WhatIfBanner, args: { backHref: '/my-team' }, parameters: { frame: 'bleed' } });

export const Default = meta.story({
  name: 'Says that nothing is saved, and links back [B10]',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'What if' })).toHaveTextContent(/^What if ?Nothing here is saved\./);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to my team' })).toHaveFocus();
  },
});
