import preview from '../../../../../.storybook/preview.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { iconShapes } from './iconShapes.tsx';

const iconNames = Object.keys(iconShapes).filter((name): name is IconName => name in iconShapes);

const meta = preview.meta({ component: Icon, args: { name: 'calendar' as const } });

export const Default = meta.story({});

export const EveryIcon = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 20 }}>
      {iconNames.map((name) => (
        <span key={name} title={name}>
          <Icon name={name} size={22} />
        </span>
      ))}
    </div>
  ),
});
