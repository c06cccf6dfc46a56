import preview from '../../../../../.storybook/preview.tsx';
import { LandingSteps } from './LandingSteps.tsx';

const meta = preview.meta({ component: LandingSteps, args: { editionId: 'srp' as const }, parameters: { frame: 'bleed' } });

export const Default = meta.story({});
