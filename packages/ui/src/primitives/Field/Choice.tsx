import type { ReactNode } from 'react';
import { ListBox, ListBoxItem, type Key } from 'react-aria-components';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { choiceRow } from './choiceRow.ts';

/** An option and its label. */
export interface Option<Id extends Key> {
  readonly id: Id;
  readonly label: string;
  /** A drawing at the end of the option, such as the mark of a squad. Decorative. */
  readonly mark?: ReactNode;
}

/** Renders an option in a `ChoiceList`. A stable function, so that typing does not render all options again. */
export function choiceOf({ id, label, mark }: Option<Key>) {
  return (
    <Choice id={id} textValue={label}>
      {({ isSelected }) => (
        <>
          <Text>
            {label}
            {mark}
          </Text>
          {isSelected && <Icon name="check" />}
        </>
      )}
    </Choice>
  );
}

/** The list of options in a `ChoicePopover`. */
export const ChoiceList = styled(ListBox<Option<Key>>)`
  overflow: auto;
  padding: ${({ theme }) => theme.space[1]};
  outline: none;
`;

const Text = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  min-inline-size: 0;
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
