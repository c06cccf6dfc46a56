import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Pitch } from '../Pitch/Pitch.tsx';
import { samplePitch } from '../Pitch/samplePitch.ts';
import { TeamHead } from './TeamHead.tsx';

const meta = preview.meta({
  component: TeamHead,
  args: { name: 'Scrum and Coke', note: 'Triple Captain: Ravula', figure: { label: 'Total points', value: '1984' } },
  parameters: { frame: 'bleed' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total points').nextElementSibling).toHaveTextContent('1984');
  },
});

export const NothingYet = meta.story({
  parameters: { picture: { disable: true } },
  args: { name: 'Mere K', figure: { label: 'Total points', value: '0' } },
});

export const LongNames = meta.story({
  args: {
    name: 'The Whangamomona Republic Second Fifteen',
    note: 'Co-captain: Tuipulotu-Fainga’anuku, Triple Captain: Tu’ungafasi',
  },
});

export const OnThePitch = meta.story({
  parameters: { picture: { disable: true } },
  render: (args) => <Pitch label="Fifteen of Mere K" cards={samplePitch()} head={<TeamHead {...args} />} />,
});
