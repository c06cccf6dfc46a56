import preview from '../../../../../.storybook/preview.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ component: Skeleton, args: { width: '12rem', height: '1.25rem' } });

export const Line = meta.story({});

export const Round = meta.story({ args: { width: '40px', height: '40px', isRound: true } });
