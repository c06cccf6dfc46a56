import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Progress } from './Progress.tsx';

const meta = preview.meta({ component: Progress, args: { label: 'Your fifteen', value: 9, max: 15, valueLabel: '9 of 15' } });

/** Not started, in progress, done. */
export const Default = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[0, 9, 15].map((value) => (
        <Progress key={value} {...args} value={value} valueLabel={`${value} of 15`} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [, nine] = canvas.getAllByRole('progressbar', { name: 'Your fifteen' });
    await expect(nine).toHaveAttribute('aria-valuetext', '9 of 15');
  },
});

export const Unknown = meta.story({
  render: () => <Progress label="Sending your picture" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
});

export const LongText = meta.story({
  args: { label: 'Players of your fifteen who have played at least one minute in a match of this round', valueLabel: '9 of 15' },
});
