import type { PressEvent } from 'react-aria-components';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import type { PoolRowState } from './poolRowContent.ts';

export interface PoolRowActionProps {
  readonly state: PoolRowState;
  /** The player's full name. */
  readonly player: string;
  readonly isExplained?: boolean;
  readonly noteId?: string;
  readonly onAdd: (event: PressEvent) => void;
  readonly onExplain: (event: PressEvent) => void;
}

/**
 * The end of a row: a button to add the player or to read the reason of a refusal, a mark for a player of the team, or a chevron
 * when only the profile opens.
 */
export function PoolRowAction({ state, player, isExplained = false, noteId, onAdd, onExplain }: PoolRowActionProps) {
  const words = useWords();
  switch (state.kind) {
    case 'free':
      return <IconButton icon="plus" variant="accent" label={words('pool.row.add', { player })} onPress={onAdd} />;
    case 'refused':
      return (
        <IconButton
          icon={isExplained ? 'chevron-up' : 'info'}
          variant="outline"
          label={words('pool.row.why', { player })}
          aria-expanded={isExplained}
          {...(isExplained && noteId !== undefined && { 'aria-controls': noteId, 'aria-describedby': noteId })}
          onPress={onExplain}
        />
      );
    case 'in-team':
      return (
        <Mark $isGood>
          <Icon name="check" size={22} />
        </Mark>
      );
    case 'locked':
    case 'shown':
      return (
        <Mark $isGood={false}>
          <Icon name="chevron-right" size={22} />
        </Mark>
      );
  }
}

const Mark = styled.span<{ $isGood: boolean }>`
  display: grid;
  place-content: center;
  block-size: ${({ theme }) => theme.control.touch};
  color: ${({ theme, $isGood }) => ($isGood ? theme.color.positive : theme.color.textMuted)};
`;
