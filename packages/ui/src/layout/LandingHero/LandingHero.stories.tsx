import { editions } from '@rugby/domain/editions';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { LandingHero, type LandingHeroText } from './LandingHero.tsx';

const clubText: LandingHeroText = {
  headline: ['Pick fifteen.', 'Own the weekend.'],
  lead: 'The fantasy game of the Pacific club season.',
  text: 'Build a fifteen under one hundred million and play every round against your mates.',
};
const testText: LandingHeroText = {
  headline: ['Four nations.', 'One fifteen.'],
  lead: 'The fantasy game of the Rugby Championship.',
  text: 'At least three from each country, and every Test counts.',
};

const meta = preview.meta({
  component: LandingHero,
  args: {
    edition: editions.srp,
    header: null,
    text: clubText,
    actions: (
      <Button variant="primary-on-brand" size="lg">
        Play now
      </Button>
    ),
  },
  parameters: { frame: 'bleed' },
});

export const ClubNight = meta.story({});

export const TestDay = meta.story({ args: { edition: editions.trc, text: testText } });

export const LongText = meta.story({
  args: {
    text: {
      headline: ['Stellen Sie fünfzehn auf.', 'Beherrschen Sie das Wochenende.'],
      lead: 'Das Managerspiel der pazifischen Vereinssaison.',
      text: 'Stellen Sie für weniger als einhundert Millionen eine Mannschaft zusammen und spielen Sie jede Runde gegen Ihre Freunde.',
    },
  },
});
