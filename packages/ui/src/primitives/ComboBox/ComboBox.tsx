import { type KeyboardEvent, useRef, useState } from 'react';
import type { Key } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { LazyComponent } from '../../lazy/LazyComponent.tsx';
import { Presses } from '../../lazy/Presses.ts';
import { LoadFailed } from '../../layout/LoadFailed/LoadFailed.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { FieldBox, FieldBoxWithEnd, TextFieldRoot } from '../Field/FieldBox.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { BegunChoice, ComboBoxProps, ComboBoxSearchProps } from './comboBoxProps.ts';

export type { ComboBoxProps } from './comboBoxProps.ts';

const search = new LazyComponent<ComboBoxSearchProps>(async () => (await import('./ComboBoxSearch.tsx')).ComboBoxSearch);

/**
 * A choice by typing part of a name, whose list is loaded when its use is likely. A name that is typed in full is chosen; text that is no
 * option is dropped on blur. For a dozen options or fewer use `Select`.
 */
export function ComboBox<Id extends Key>({ onChange, ...props }: ComboBoxProps<Id>) {
  const { options } = props;
  const [begun, setBegun] = useState<BegunChoice>(untouched);
  const [state, setState] = useState<'unused' | 'failed' | 'loaded'>(search.isLoaded ? 'loaded' : 'unused');
  const [presses] = useState(() => new Presses());
  const choose = (key: Key | null) => onChange(options.find(({ id }) => id === key)?.id ?? null);
  if (state === 'loaded') return <search.Component {...props} onChange={choose} begun={begun} />;
  return (
    <>
      <ClosedComboBox {...props} onChange={choose} begun={begun} onBegin={setBegun} onLoad={load} onPressStart={presses.begin} />
      {state === 'failed' && begun !== untouched && (
        <LoadFailed onRetry={load} onReload={() => location.reload()} onClose={() => setBegun(untouched)} />
      )}
    </>
  );

  function load(): void {
    setState('unused');
    search.load().then(
      () => void replace(),
      () => setState('failed'),
    );
  }

  /** Between two presses, because one is lost with the field that it began on; at once, because React may leave it to the next press. */
  async function replace(): Promise<void> {
    await presses.ended();
    flushSync(() => setState('loaded'));
  }
}

const untouched: BegunChoice = { isFocused: false };

/** What the input says of itself, as it does when the list is loaded and closed. */
const closed = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-haspopup': 'listbox',
  'aria-autocomplete': 'list',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: 'false',
} as const;

interface ClosedComboBoxProps extends ComboBoxSearchProps {
  readonly onBegin: (begun: BegunChoice) => void;
  readonly onLoad: () => void;
  readonly onPressStart: () => void;
}

/** The field while its list is not loaded. It takes text and presses, with which the list then opens. */
function ClosedComboBox(props: ClosedComboBoxProps) {
  const { label, options, value, onChange, onBlur, hint, error, placeholder = '', ref, begun, ...others } = props;
  const { onBegin, onLoad, onPressStart, ...rest } = others;
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);

  function open(): void {
    box.current?.querySelector('input')?.focus();
    onBegin({ isFocused: true, isOpening: true });
    onLoad();
  }

  function openByKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  }

  function leave(): void {
    if (begun.text === '') onChange(null);
    onBegin(untouched);
    onBlur?.();
  }

  return (
    <TextFieldRoot
      {...rest}
      value={begun.text ?? options.find(({ id }) => id === value)?.label ?? ''}
      onChange={(text) => onBegin({ isFocused: true, text })}
      onFocus={() => {
        onBegin({ isFocused: true });
        onLoad();
      }}
      onBlur={leave}
      onKeyDown={openByKey}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel>{label}</FieldLabel>
      <FieldBoxWithEnd ref={box} onHoverStart={onLoad} onPointerDownCapture={onPressStart}>
        <FieldBox ref={ref} placeholder={placeholder} {...closed} />
        <IconButton
          icon="chevron-down"
          variant="quiet"
          label={words('ui.field.showChoices')}
          isDisabled={rest.isDisabled === true}
          excludeFromTabOrder
          preventFocusOnPress
          onPress={open}
        />
      </FieldBoxWithEnd>
      <FieldMessage hint={hint} error={error} />
    </TextFieldRoot>
  );
}
