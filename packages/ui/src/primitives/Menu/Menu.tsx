import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components';
import styled from 'styled-components';
import { ChoicePopover } from '../Field/Choice.tsx';
import { choiceRow } from '../Field/choiceRow.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

/** An action or a link in a menu. */
export interface MenuEntry<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconName;
  /** URL of an entry that navigates. */
  readonly href?: string;
  readonly isDisabled?: boolean;
}

export interface MenuProps<Id extends string> {
  /** The trigger: a `Button` or an `IconButton`. */
  readonly children: ReactNode;
  readonly label: string;
  readonly entries: readonly MenuEntry<Id>[];
  readonly onAction: (id: Id) => void;
}

/** A few actions behind one button. For a choice with a visible value use `Select`. */
export function Menu<Id extends string>({ children, label, entries, onAction }: MenuProps<Id>) {
  return (
    <MenuTrigger>
      {children}
      <ChoicePopover offset={6}>
        <List aria-label={label} onAction={(key) => entries.filter(({ id }) => id === key).forEach(({ id }) => onAction(id))}>
          {entries.map(({ icon, label: name, ...entry }) => (
            <Entry key={entry.id} {...entry} textValue={name}>
              {icon && <Icon name={icon} />}
              {name}
            </Entry>
          ))}
        </List>
      </ChoicePopover>
    </MenuTrigger>
  );
}

const List = styled(AriaMenu)`
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
