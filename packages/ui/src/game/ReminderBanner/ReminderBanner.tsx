import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { hairline } from '../../theme/mixins.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { ResponsiveText } from '../GameBar/ResponsiveText.tsx';
import { bannerBand, bannerSentence, bannerSlab } from '../LiveRoundBanner/bannerLook.ts';

export interface ReminderBannerProps {
  /** Last names of the players who will not play, at least one. */
  readonly absent: readonly string[];
  /** Last names of the best legal swaps; empty where the rules allow none. */
  readonly swaps: readonly { readonly out: string; readonly in: string }[];
  /** Fills the swaps in as transfers that are not sent. */
  readonly onFill: () => void;
  readonly onClose: () => void;
}

/** Says shortly before the lock who will not play, and offers the best legal swap. [B15] */
export function ReminderBanner({ absent, swaps, onFill, onClose }: ReminderBannerProps) {
  const words = useWords();
  const pairs = swaps.map((swap) => words('team.reminder.swap', swap)).join(', ');
  const sentence =
    swaps.length === 0
      ? words('team.reminder.noSwap', { names: absent.join(', ') })
      : words('team.reminder.swaps', { count: swaps.length, swaps: pairs });
  return (
    <Banner aria-label={words('team.reminder.label')}>
      <Slab>
        <Icon name="warning" size={16} />
        {words('team.reminder.absent', { count: absent.length })}
      </Slab>
      <Text>
        <ResponsiveText wide={sentence} />
      </Text>
      {swaps.length > 0 && (
        <Button variant="outline" size="sm" onPress={onFill} aria-label={words('team.reminder.fill')}>
          <ResponsiveText wide={words('team.reminder.fill')} narrow={words('team.reminder.fillShort')} />
        </Button>
      )}
      <IconButton icon="close" label={words('common.actions.close')} variant="quiet" onPress={onClose} />
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
  overflow: hidden;
  max-block-size: ${({ theme }) => theme.control.touch};
`;
