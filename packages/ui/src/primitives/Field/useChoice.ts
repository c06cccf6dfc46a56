import { type KeyboardEvent, useId, useRef } from 'react';
import type { Key } from 'react-aria-components';
import { lazyOverlay } from '../../lazy/lazyOverlay.tsx';
import { useListSheet } from '../../lazy/useListSheet.ts';
import type { Option } from './Choice.tsx';
import { optionOfArrow, optionOfText } from './optionOfKey.ts';

/** The list of a choice, loaded as soon as a press on its button is likely. */
export const ChoiceSheet = lazyOverlay(async () => (await import('./ChoiceSheet.tsx')).ChoiceSheet);

export interface ChoiceState<Id extends Key> {
  readonly options: readonly Option<Id>[];
  readonly value: Id | null;
  readonly onChange: (value: Id) => void;
}

/** Milliseconds after which a typed letter begins a new search. */
const searchPause = 1000;

/**
 * One choice of a list that opens beside a button. While the list is closed, left, right and the first letters of an option choose: `keys` are
 * for the element around the button, `button` is for the button itself, and `sheet`, null until it is first opened, stands outside both.
 */
export function useChoice<Id extends Key>({ options, value, onChange }: ChoiceState<Id>) {
  const { button, sheet, isOpen } = useListSheet(ChoiceSheet);
  const labelId = useId();
  const typed = useRef({ text: '', until: 0 });
  return {
    isOpen,
    labelId,
    keys: { onKeyDownCapture: chooseByKey },
    button: { ...button, 'aria-haspopup': 'listbox' as const },
    sheet: sheet && {
      ...sheet,
      labelId,
      options,
      value,
      onChange: (key: Key) => options.filter(({ id }) => id === key).forEach(({ id }) => onChange(id)),
    },
  };

  function chooseByKey(event: KeyboardEvent): void {
    if (isOpen || event.ctrlKey || event.metaKey || event.altKey) return;
    const option = optionOfArrow(event.key, options, value) ?? search(event);
    if (option === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (option.id !== value) onChange(option.id);
  }

  /** A space belongs to the search when one has begun; otherwise it opens the list. */
  function search({ key, timeStamp }: KeyboardEvent): Option<Id> | undefined {
    const begun = timeStamp < typed.current.until ? typed.current.text : '';
    if (key.length !== 1 || (key === ' ' && begun === '')) return undefined;
    const option = optionOfText(begun + key, options, value);
    typed.current = { text: option === undefined ? '' : begun + key, until: timeStamp + searchPause };
    return option;
  }
}
