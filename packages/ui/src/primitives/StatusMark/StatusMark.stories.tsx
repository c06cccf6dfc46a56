import { playerStatuses, type PlayerStatus } from '@rugby/domain/game/model/entities';
import preview from '../../../../../.storybook/preview.tsx';
import { StatusMark } from './StatusMark.tsx';

const status: PlayerStatus = 'starting';

const meta = preview.meta({ component: StatusMark, args: { status, size: 32 } });

export const EveryStatus = meta.story({
  render: ({ size = 32 }) => (
    <div style={{ display: 'flex', gap: 12 }}>
      {playerStatuses.map((status) => (
        <StatusMark key={status} status={status} size={size} />
      ))}
    </div>
  ),
});
