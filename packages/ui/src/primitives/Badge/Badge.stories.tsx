import preview from '../../../../../.storybook/preview.tsx';
import { Badge, type BadgeProps } from './Badge.tsx';

const meta = preview.meta({ component: Badge, args: { children: 'Private' } });

const every: readonly BadgeProps[] = [
  { children: 'Private', icon: 'lock' },
  { children: 'Chairman', tone: 'accent' },
  { children: 'Live', tone: 'live', icon: 'dot' },
  { children: 'Joined', tone: 'positive', icon: 'check' },
  { children: 'Not saved', tone: 'warning', icon: 'warning' },
  { children: 'Over budget', tone: 'danger', icon: 'close' },
];

/** Each tone with its icon, so that the meaning does not depend on colour. */
export const Default = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {every.map((badge) => (
        <Badge key={badge.children} {...badge} />
      ))}
    </div>
  ),
});

export const LongText = meta.story({
  args: { children: 'Waits for the manager of the league to let you in', icon: 'info' },
  render: (args) => (
    <div style={{ inlineSize: 180 }}>
      <Badge {...args} />
    </div>
  ),
});
