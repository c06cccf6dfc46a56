import type { Key } from 'react-aria-components';
import type { ListSheetProps } from '../../lazy/useListSheet.ts';
import { ChoiceList, choiceOf, type Option } from './Choice.tsx';
import { ChoicePopover } from './ChoicePopover.tsx';

export interface ChoiceSheetProps extends ListSheetProps {
  readonly labelId: string;
  readonly options: readonly Option<Key>[];
  readonly value: Key | null;
  readonly onChange: (value: Key) => void;
  /** Pixels between the button and the list. */
  readonly offset: number;
}

/** The list that a `Select` opens, at its chosen option. */
export function ChoiceSheet({ id, focus, labelId, options, value, onChange, offset, ...sheet }: ChoiceSheetProps) {
  return (
    <ChoicePopover {...sheet} trigger="Select" offset={offset} placement="bottom start" aria-labelledby={labelId}>
      <ChoiceList
        id={id}
        aria-labelledby={labelId}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a list that opens takes the focus
        autoFocus={focus === 'list' || focus}
        items={options}
        selectionMode="single"
        selectedKeys={value === null ? [] : [value]}
        disallowEmptySelection
        shouldSelectOnPressUp
        shouldFocusOnHover
        {...choosesAgain}
        onSelectionChange={(chosen) => {
          sheet.onOpenChange(false);
          if (chosen !== 'all') chosen.forEach(onChange);
        }}
      >
        {choiceOf}
      </ChoiceList>
    </ChoicePopover>
  );
}

/** A press on the chosen option closes the list too. */
const choosesAgain = { allowDuplicateSelectionEvents: true };
