import preview from '../../../../../.storybook/preview.tsx';
import { PitchTurf } from './PitchTurf.tsx';

const meta = preview.meta({
  component: PitchTurf,
  parameters: { frame: 'bleed' },
  render: () => (
    <div style={{ container: 'pitch / inline-size', position: 'relative', blockSize: 620 }}>
      <PitchTurf />
    </div>
  ),
});

export const Default = meta.story({});
