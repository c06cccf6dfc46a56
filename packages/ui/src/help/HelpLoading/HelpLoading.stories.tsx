import preview from '../../../../../.storybook/preview.tsx';
import { HelpLoading } from './HelpLoading.tsx';

const meta = preview.meta({ component: HelpLoading, parameters: { frame: 'bleed' } });

export const Default = meta.story({});
