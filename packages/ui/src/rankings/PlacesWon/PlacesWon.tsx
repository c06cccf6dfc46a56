import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { textStyle } from '../../theme/typography.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface PlacesWonProps {
  /** Places won, negative when some were lost. */
  readonly won: number;
}

/** Places won or lost: an arrow and a number, a dash for neither, and the same in words for screen readers. */
export function PlacesWon({ won }: PlacesWonProps) {
  const words = useWords();
  const count = Math.abs(won);
  if (won === 0)
    return (
      <Move $won={won}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{words('rankings.unmoved')}</VisuallyHidden>
      </Move>
    );
  return (
    <Move $won={won}>
      <Icon name={won > 0 ? 'arrow-up' : 'arrow-down'} size={14} />
      <span aria-hidden="true">{new Intl.NumberFormat(words.locale).format(count)}</span>
      <VisuallyHidden>{words(won > 0 ? 'rankings.won' : 'rankings.lost', { count })}</VisuallyHidden>
    </Move>
  );
}

const Move = styled.span<{ $won: number }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  ${textStyle('label')}
  font-variant-numeric: tabular-nums;
  color: ${({ theme, $won }) => ($won === 0 ? theme.color.textMuted : $won > 0 ? theme.color.positive : theme.color.danger)};
`;
