import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { IconName } from '../../primitives/Icon/Icon.tsx';
import { Banner } from './Banner.tsx';

const icon: IconName = 'warning';

const meta = preview.meta({
  component: Banner,
  args: {
    icon,
    label: 'Queued',
    sentence: 'Not saved until you are back online',
    name: 'Queued change',
    children: (
      <Button variant="outline" size="sm">
        Take back
      </Button>
    ),
  },
  parameters: { frame: 'bleed' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Queued change' })).toHaveTextContent('Not saved');
  },
});

export const LongText = meta.story({
  args: {
    sentence: 'It is sent when you are back online, unless your team was saved elsewhere or one of its players has kicked off.',
  },
});
