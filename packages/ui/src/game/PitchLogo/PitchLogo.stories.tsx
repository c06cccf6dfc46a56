import { editions } from '@rugby/domain/editions';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Pitch } from '../Pitch/Pitch.tsx';
import { PitchLogo } from './PitchLogo.tsx';

const meta = preview.meta({
  component: PitchLogo,
  args: { title: editions.srp.title },
  parameters: { frame: 'bleed' },
  render: ({ title }) => <Pitch label="Your fifteen" cards={new Map()} head={<PitchLogo title={title} />} />,
});

/** It ends before the goalposts, which stand in the middle of a wide pitch only. */
export const Default = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, canvasElement }) => {
    const { right } = canvas.getByText(args.title).getBoundingClientRect();
    const { clientWidth } = canvasElement;
    await expect(right).toBeLessThan(clientWidth < 540 ? clientWidth : clientWidth / 2 - 40);
  },
});

export const LongText = meta.story({
  args: { title: 'Super Rugby Pacific and All the Islands Fantasy' },
});
