import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { SavingLine } from '../BudgetBar/BudgetBar.tsx';

export interface SavingNoteProps {
  readonly saving: SavingLine;
  /** Leaves out the version where there is little room. */
  readonly isShort?: boolean;
}

/** Whether the server has what is on the screen: a mark and words. It never goes away. [B6] */
export function SavingNote({ saving, isShort = false }: SavingNoteProps) {
  const words = useWords();
  const isSaved = saving.kind === 'saved';
  return (
    <Line $isSaved={isSaved}>
      <Icon name={isSaved ? 'check' : 'warning'} size={14} />
      {isSaved
        ? words(isShort ? 'team.bar.savedShort' : 'team.bar.saved', { time: saving.time, version: saving.version })
        : words('team.bar.notSaved')}
    </Line>
  );
}

const Line = styled.span<{ $isSaved: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  ${textStyle('label')}
  color: ${({ theme, $isSaved }) => ($isSaved ? theme.color.positive : theme.color.warning)};
`;
