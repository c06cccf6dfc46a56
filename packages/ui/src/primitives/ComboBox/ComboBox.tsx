import type { Ref } from 'react';
import { ComboBox as AriaComboBox, type Key } from 'react-aria-components';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { ChoiceList, choiceOf, type Option } from '../Field/Choice.tsx';
import { ChoicePopover } from '../Field/ChoicePopover.tsx';
import { FieldBox, FieldBoxWithEnd } from '../Field/FieldBox.tsx';
import { fieldColumn } from '../Field/fieldLook.ts';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldMessage, type FieldMessageProps } from '../Field/FieldMessage.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

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

/** A choice by typing part of a name. Text that is no option is dropped on blur. For a dozen options or fewer use `Select`. */
export function ComboBox<Id extends Key>({
  label,
  options,
  onChange,
  hint,
  error,
  placeholder = '',
  ref,
  ...rest
}: ComboBoxProps<Id>) {
  const words = useWords();
  return (
    <Root
      {...rest}
      defaultItems={options}
      onChange={(key) => onChange(options.find(({ id }) => id === key)?.id ?? null)}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      allowsEmptyCollection
    >
      <FieldLabel>{label}</FieldLabel>
      <FieldBoxWithEnd>
        <FieldBox ref={ref} placeholder={placeholder} />
        <IconButton icon="chevron-down" variant="quiet" label={words('ui.field.showChoices')} />
      </FieldBoxWithEnd>
      <FieldMessage hint={hint} error={error} />
      <ChoicePopover offset={6} maxHeight={300}>
        <ChoiceList renderEmptyState={() => <NoResults>{words('ui.field.noMatch')}</NoResults>}>{choiceOf}</ChoiceList>
      </ChoicePopover>
    </Root>
  );
}

const Root = styled(AriaComboBox)`
  ${fieldColumn}
`;

const NoResults = styled.p`
  padding: ${({ theme }) => theme.space[3]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;
