import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Flag, type FlagCode } from './Flag.tsx';

const countries: readonly (readonly [FlagCode, string])[] = [
  ['AR', 'Argentina'],
  ['AU', 'Australia'],
  ['NZ', 'New Zealand'],
  ['ZA', 'South Africa'],
];

const meta = preview.meta({ component: Flag, args: { code: 'NZ' as const, label: 'New Zealand', size: 44 } });

export const EveryCountry = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      {countries.map(([code, label]) => (
        <Flag key={code} {...args} code={code} label={label} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'South Africa' })).toBeVisible();
  },
});
