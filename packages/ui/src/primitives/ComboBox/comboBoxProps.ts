import type { Ref } from 'react';
import type { Key } from 'react-aria-components';
import type { Option } from '../Field/Choice.tsx';
import type { FieldMessageProps } from '../Field/FieldMessage.tsx';

export interface ComboBoxProps<Id extends Key> extends FieldMessageProps {
  readonly label: string;
  readonly options: readonly Option<Id>[];
  /** Id of the chosen option; null before a choice, and after the input is cleared. */
  readonly value: Id | null;
  readonly onChange: (value: Id | null) => void;
  readonly onBlur?: () => void;
  readonly isDisabled?: boolean;
  readonly isRequired?: boolean;
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** What the user has done with the field before its list was loaded. */
export interface BegunChoice {
  readonly isFocused: boolean;
  /** The typed text; undefined when nothing was typed. */
  readonly text?: string;
  /** Whether the list was asked for, by its button or an arrow key. */
  readonly isOpening?: boolean;
}

export interface ComboBoxSearchProps extends ComboBoxProps<Key> {
  readonly begun: BegunChoice;
}
