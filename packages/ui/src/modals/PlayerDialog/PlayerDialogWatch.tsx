import { ToggleButton } from 'react-aria-components';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { focusRing } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** Whether the user watches the player, and a way to change it. */
export interface PlayerWatch {
  readonly isWatched: boolean;
  readonly onToggle: () => void;
}

/** Adds a player to the watch list or removes them. The label names the action, not only the star. */
export function PlayerDialogWatch({ watch: { isWatched, onToggle } }: { readonly watch: PlayerWatch }) {
  const words = useWords();
  return (
    <Toggle isSelected={isWatched} onChange={onToggle}>
      <Icon name={isWatched ? 'check' : 'star'} size={16} />
      {words(isWatched ? 'watch.watching' : 'watch.watch')}
    </Toggle>
  );
}

const Toggle = styled(ToggleButton)`
  display: inline-flex;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  justify-self: start;
  min-block-size: ${({ theme }) => theme.control.touch};
  padding-inline: ${({ theme }) => theme.control.padding.quiet};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: none;
  color: ${({ theme }) => theme.color.text};
  cursor: pointer;
  ${textStyle('button')}
  &[data-selected] {
    border-color: ${({ theme }) => theme.color.accentText};
    color: ${({ theme }) => theme.color.accentText};
  }
  ${focusRing}
`;
