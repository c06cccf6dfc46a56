import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { textStyle } from '../../theme/typography.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface RoundResultMoveProps {
  /** Places won, negative when some were lost. */
  readonly won: number;
}

/** The places that a round won or lost; nothing when it did neither. */
export function RoundResultMove({ won }: RoundResultMoveProps) {
  const words = useWords();
  if (won === 0) return null;
  const count = Math.abs(won);
  return (
    <Move $isWon={won > 0}>
      <Icon name={won > 0 ? 'arrow-up' : 'arrow-down'} size={14} />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{words(won > 0 ? 'result.won' : 'result.lost', { count })}</VisuallyHidden>
    </Move>
  );
}

const Move = styled.span<{ $isWon: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  ${textStyle('label')}
  font-variant-numeric: tabular-nums;
  color: ${({ theme, $isWon }) => ($isWon ? theme.color.positive : theme.color.textMuted)};
`;
