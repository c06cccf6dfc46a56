import { type Key, Menu, MenuItem } from 'react-aria-components';
import styled from 'styled-components';
import type { ListSheetProps } from '../../lazy/useListSheet.ts';
import { ChoicePopover } from '../Field/ChoicePopover.tsx';
import { choiceRow } from '../Field/choiceRow.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { MenuEntry } from './menuEntry.ts';

export interface MenuSheetProps extends ListSheetProps {
  readonly label: string;
  readonly entries: readonly MenuEntry<string>[];
  readonly onAction: (id: Key) => void;
}

/** What a `Menu` opens. */
export function MenuSheet({ id, label, entries, focus, onAction, ...sheet }: MenuSheetProps) {
  return (
    <ChoicePopover {...sheet} trigger="MenuTrigger" offset={6} placement="bottom start" aria-label={label}>
      <List
        id={id}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes the focus
        autoFocus={focus === 'list' || focus}
        onAction={onAction}
        onClose={() => sheet.onOpenChange(false)}
      >
        {entries.map(({ icon, label: name, ...entry }) => (
          <Entry key={entry.id} {...entry} textValue={name}>
            {icon && <Icon name={icon} />}
            {name}
          </Entry>
        ))}
      </List>
    </ChoicePopover>
  );
}

const List = styled(Menu)`
  overflow: auto;
  padding: ${({ theme }) => theme.space[1]};
  outline: none;
`;

const Entry = styled(MenuItem)`
  ${choiceRow}
  display: flex;
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
  text-decoration: none;
`;
