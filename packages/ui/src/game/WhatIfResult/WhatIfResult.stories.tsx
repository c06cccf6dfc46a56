import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { WhatIfResult, type WhatIfResultProps } from './WhatIfResult.tsx';

const args: WhatIfResultProps = {
  measure: 'points',
  savedPoints: 285,
  whatIfPoints: 312,
  changes: [
    { text: 'Okeroa for Fonomanu', points: 18 },
    { text: 'Captain: Okeroa', points: 15 },
    { text: 'Without Co-captain', points: -6 },
  ],
  onReset: fn(),
};

const meta = preview.meta({
  component: WhatIfResult,
  args,
  parameters: { frame: 'bleed' },
  render: (props) => (
    <div style={{ maxInlineSize: 424 }}>
      <WhatIfResult {...props} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This team would have scored 312, 27 more than yours.');
  },
});

export const NoChanges = meta.story({
  args: { whatIfPoints: 285, changes: [], onReset: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your team scored 285.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const FewerPoints = meta.story({
  parameters: { picture: { disable: true } },
  args: { whatIfPoints: 279, isPlaying: true, changes: [{ text: 'Without Co-captain', points: -6 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This team would have 279 so far, 6 fewer than yours.');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Without Co-captain −6');
  },
});

/** Before a round there are averages alone, and they are called so. */
export const LongNames = meta.story({
  args: {
    measure: 'averages',
    savedPoints: 301.2,
    whatIfPoints: 301.2,
    changes: [{ text: 'Captain: Tuipulotu-Fainga’anukuʻolakepa', points: 0 }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The season averages add up to 301.2, as much as yours.');
    await expect(canvas.getByText(/It is no forecast/)).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { onReset: fn() },
  play: async ({ args: { onReset }, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onReset).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
});
