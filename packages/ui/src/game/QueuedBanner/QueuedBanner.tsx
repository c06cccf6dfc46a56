import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { hairline } from '../../theme/mixins.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { ResponsiveText } from '../GameBar/ResponsiveText.tsx';
import { bannerBand, bannerSentence, bannerSlab } from '../LiveRoundBanner/bannerLook.ts';

export interface QueuedBannerProps {
  /** Takes the change back: it stays a draft. */
  readonly onTakeBack: () => void;
  /** Given when the change was not sent because the user has to decide. */
  readonly onDecide?: (() => void) | undefined;
}

/** Says that a change of the team waits for a connection and is not saved, as long as it waits. [B21] */
export function QueuedBanner({ onTakeBack, onDecide }: QueuedBannerProps) {
  const words = useWords();
  const state = onDecide === undefined ? 'waiting' : 'undecided';
  return (
    <Banner aria-label={words('team.queued.label')}>
      <Slab>
        <Icon name="offline" size={16} />
        <ResponsiveText wide={words('team.bar.queued')} narrow={words('team.queued.short')} />
      </Slab>
      <Text>
        <ResponsiveText wide={words(`team.queued.${state}`)} narrow={words(`team.queued.${state}Short`)} />
      </Text>
      {onDecide !== undefined && (
        <Button size="sm" onPress={onDecide}>
          {words('team.queued.decide')}
        </Button>
      )}
      <Button variant="outline" size="sm" onPress={onTakeBack}>
        {words('team.queued.takeBack')}
      </Button>
    </Banner>
  );
}

const Banner = styled.section`
  ${bannerBand}
  background-color: ${({ theme }) => theme.color.raised};
  ${hairline('block-end')}
`;

const Slab = styled.strong`
  ${bannerSlab}
  background-color: ${({ theme }) => theme.color.highlight};
  color: ${({ theme }) => theme.color.onHighlight};
`;

const Text = styled.p`
  ${bannerSentence}
`;
