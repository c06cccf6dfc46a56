import { editions } from '@rugby/domain/editions';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { LandingHero } from './LandingHero.tsx';

const meta = preview.meta({
  component: LandingHero,
  args: {
    edition: editions.srp,
    header: null,
    actions: (
      <Button variant="primary-on-brand" size="lg">
        Play now
      </Button>
    ),
  },
  parameters: { frame: 'bleed' },
});

export const ClubNight = meta.story({});

export const TestDay = meta.story({ args: { edition: editions.trc } });
