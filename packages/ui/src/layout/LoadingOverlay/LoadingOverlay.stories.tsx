import preview from '../../../../../.storybook/preview.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = preview.meta({ component: LoadingOverlay, parameters: { frame: 'bleed', picture: { target: 'page' } } });

export const Default = meta.story({});
