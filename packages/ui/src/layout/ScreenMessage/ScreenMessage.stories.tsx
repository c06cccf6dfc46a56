import preview from '../../../../../.storybook/preview.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { ScreenMessage } from './ScreenMessage.tsx';
import { MissedKickScene } from './MissedKickScene.tsx';

const meta = preview.meta({
  component: ScreenMessage,
  args: {
    title: 'No play today',
    children: 'The match was called off.',
    action: (
      <Link href="#home" variant="primary-on-brand" size="lg">
        Back home
      </Link>
    ),
  },
  parameters: { frame: 'bleed' },
});

export const Default = meta.story({});

export const LongText = meta.story({
  args: {
    scene: <MissedKickScene />,
    title: 'The match between the two oldest rivals was called off',
    children:
      'Rain has fallen since Thursday, the ground staff have done all that can be done, and the referee has looked at the field twice. It will be played at another date, which is announced here as soon as it is known.',
  },
});
