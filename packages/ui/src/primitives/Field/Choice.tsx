import { ListBox, ListBoxItem, Popover, type Key } from 'react-aria-components';
import styled from 'styled-components';
import { space } from '../../theme/scale.ts';
import { Icon } from '../Icon/Icon.tsx';
import { choiceRow } from './choiceRow.ts';

/** One thing that can be chosen, and its words. */
export interface Option<Id extends Key> {
  readonly id: Id;
  readonly label: string;
}

/** An option as a row of a `ChoiceList`. The same function for every list, so that rows are drawn once, not at every keystroke. */
export function choiceOf({ id, label }: Option<Key>) {
  return (
    <Choice id={id} textValue={label}>
      {({ isSelected }) => (
        <>
          {label}
          {isSelected && <Icon name="check" />}
        </>
      )}
    </Choice>
  );
}

/** The sheet on which the choices of a select, a combo box or a menu lie. */
export const ChoicePopover = styled(Popover)`
  display: flex;
  flex-direction: column;
  min-inline-size: var(--trigger-width);
  max-inline-size: calc(100vw - ${({ theme }) => theme.space[8]});
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.hairline};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.overlay};
  box-shadow: ${({ theme }) => theme.elevation[3]};
  color: ${({ theme }) => theme.color.text};
  transition: ${({ theme }) => `opacity ${theme.motion.press}, transform ${theme.motion.press}`};
  &[data-entering] {
    opacity: 0;
    transform: translateY(${space[1]});
  }
`;

/** The choices of a `ChoicePopover`, one under the other. */
export const ChoiceList = styled(ListBox<Option<Key>>)`
  overflow: auto;
  padding: ${({ theme }) => theme.space[1]};
  outline: none;
`;

const Choice = styled(ListBoxItem)`
  ${choiceRow}
  display: grid;
  grid-template-columns: 1fr ${({ theme }) => `${theme.control.icon.md}px`};
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${({ theme }) => theme.control.touch};
  padding-inline: ${({ theme }) => `${theme.space[3]} ${theme.space[2]}`};
  &[data-selected] {
    background-color: ${({ theme }) => theme.color.selected};
  }
`;
