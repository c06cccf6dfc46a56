import preview from '../../../../../.storybook/preview.tsx';
import { PlayerDialogLock, type PlayerLockContent } from './PlayerDialogLock.tsx';

const locks: PlayerLockContent = { kind: 'locks', at: '27/03/2026, 19:05 NZDT' };
const locked: PlayerLockContent = { kind: 'locked', at: '27/03/2026, 19:05 NZDT' };
const free: PlayerLockContent = { kind: 'free' };

const meta = preview.meta({ component: PlayerDialogLock, args: { lock: locks } });

export const Locks = meta.story({});
export const Locked = meta.story({ args: { lock: locked } });
export const NoMatch = meta.story({ args: { lock: free } });
