import { editions, kitOf } from '@rugby/domain/editions';
import preview from '../../../../../.storybook/preview.tsx';
import { Roundel } from './Roundel.tsx';

const clubs = Object.entries(editions.srp.kits);

const meta = preview.meta({
  component: Roundel,
  args: { kit: kitOf(editions.srp, 'HIGH', 0), abbreviation: 'HIGH', size: 48 },
});

export const Default = meta.story({});

export const EveryClub = meta.story({
  render: () => (
    <div style={row}>
      {clubs.map(([abbreviation, kit]) => (
        <div key={abbreviation} style={{ display: 'grid', gap: 8, justifyItems: 'center' }}>
          <Roundel kit={kit} abbreviation={abbreviation} size={40} />
          <Roundel kit={kit} abbreviation={abbreviation} size={24} />
        </div>
      ))}
    </div>
  ),
});

export const Sizes = meta.story({
  render: (args) => (
    <div style={row}>
      {[48, 40, 32, 24, 20].map((size) => (
        <Roundel key={size} {...args} size={size} />
      ))}
    </div>
  ),
});

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const;
