import { editions, kitOf } from '@rugby/domain/editions';
import type { Kit } from '@rugby/domain/kits';
import preview from '../../../../../.storybook/preview.tsx';
import { Jersey } from './Jersey.tsx';

const all: readonly Kit[] = [
  ...Object.values(editions.srp.kits),
  ...Object.values(editions.trc.kits),
  kitOf(editions.srp, '?', 0),
];

const meta = preview.meta({ component: Jersey, args: { kit: kitOf(editions.srp, 'CHIE', 0), number: 8, size: 132 } });

export const Default = meta.story({});

export const EveryKit = meta.story({
  render: () => (
    <div style={ground}>
      {all.map((kit, index) => (
        <Jersey key={`${kit.base}${kit.second}`} kit={kit} number={(index % 15) + 1} size={96} />
      ))}
    </div>
  ),
});

export const Sizes = meta.story({
  render: ({ kit }) => (
    <div style={{ ...ground, alignItems: 'end' }}>
      <Jersey kit={kit} number={10} size={132} />
      <Jersey kit={kit} number={10} size={78} />
      <Jersey kit={kit} number={10} size={60} />
      <Jersey kit={kit} size={40} />
      <Jersey kit={kit} size={28} />
    </div>
  ),
});

const ground = { display: 'flex', flexWrap: 'wrap', gap: 20, padding: 20, background: 'var(--turf-a)' } as const;
