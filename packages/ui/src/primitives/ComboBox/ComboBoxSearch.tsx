import { useEffect, useLayoutEffect, useRef } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { ChoiceList, choiceOf } from '../Field/Choice.tsx';
import { ChoicePopover } from '../Field/ChoicePopover.tsx';
import { FieldBox, FieldBoxWithEnd } from '../Field/FieldBox.tsx';
import { fieldColumn } from '../Field/fieldLook.ts';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { ComboBoxSearchProps, BegunChoice } from './comboBoxProps.ts';
import { typeInto } from './typeInto.ts';
import { useScrolls } from './useScrolls.ts';

/** A combo box with its list, which goes on with what was begun before it was loaded. */
export function ComboBoxSearch({
  label,
  options,
  onChange,
  hint,
  error,
  placeholder = '',
  ref,
  begun,
  ...rest
}: ComboBoxSearchProps) {
  const words = useWords();
  const root = useBegunChoice(begun);
  const noteOpen = useScrolls(root);

  function chooseNamed(text: string): void {
    const name = text.trim().toLowerCase();
    const named = options.find((option) => option.label.toLowerCase() === name);
    if (named !== undefined && named.id !== rest.value) onChange(named.id);
  }

  return (
    <Root
      {...rest}
      ref={root}
      defaultItems={options}
      // react-aria knows the names only after the first render, and no longer shows one once the input has the focus.
      defaultInputValue={options.find(({ id }) => id === rest.value)?.label ?? ''}
      onChange={(key) => onChange(options.find(({ id }) => id === key)?.id ?? null)}
      onInputChange={chooseNamed}
      onOpenChange={noteOpen}
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

/** Gives the input the focus, the typed text and the open list that the field had before it was replaced. */
function useBegunChoice(begun: BegunChoice) {
  const root = useRef<HTMLDivElement>(null);
  const first = useRef(begun);
  // Before the next paint, so that the keyboard of a phone stays open; without a scroll, which would close the list.
  useLayoutEffect(() => {
    if (first.current.isFocused) root.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const { isFocused, text, isOpening = false } = first.current;
    if (!isFocused) return;
    const input = root.current?.querySelector('input');
    if (input && text !== undefined) {
      typeInto(input, text);
    } else if (isOpening) {
      root.current?.querySelector('button')?.click();
    }
  }, []);
  return root;
}

const Root = styled(AriaComboBox)`
  ${fieldColumn}
`;

const NoResults = styled.p`
  padding: ${({ theme }) => theme.space[3]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;
