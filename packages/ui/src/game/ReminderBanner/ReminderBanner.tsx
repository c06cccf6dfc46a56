import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { ResponsiveText } from '../GameBar/ResponsiveText.tsx';

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
    <Banner
      icon="warning"
      name={words('team.reminder.label')}
      label={words('team.reminder.absent', { count: absent.length })}
      sentence={
        <TwoLines>
          <ResponsiveText wide={sentence} />
        </TwoLines>
      }
    >
      {swaps.length > 0 && (
        <Button variant="outline" size="sm" onPress={onFill} aria-label={words('team.reminder.fill')}>
          <ResponsiveText wide={words('team.reminder.fill')} narrow={words('team.reminder.fillShort')} />
        </Button>
      )}
      <IconButton icon="close" label={words('common.actions.close')} variant="quiet" onPress={onClose} />
    </Banner>
  );
}

/** A third line is cut off. The second one takes the padding below it, so that the band does not grow. */
const TwoLines = styled.span`
  display: block;
  overflow: hidden;
  max-block-size: calc(${({ theme }) => `${theme.control.touch} - ${theme.space[1]}`});
  margin-block-end: ${({ theme }) => `-${theme.space[1]}`};
`;
