import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import styled from 'styled-components';
import { focusRing, hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** What the tabs belong to, for a screen reader. */
  readonly label: string;
  readonly tabs: readonly TabItem<Id>[];
  /** The open one, where its holder decides; the first at the start otherwise. */
  readonly selected?: Id;
  readonly onSelect?: (id: Id) => void;
}

/** Several views of one thing, one at a time. Arrow keys go from one to the next. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  return (
    <AriaTabs
      {...(selected !== undefined && { selectedKey: selected })}
      onSelectionChange={(key) => tabs.filter(({ id }) => id === key).forEach(({ id }) => onSelect?.(id))}
    >
      <List aria-label={label}>
        {tabs.map(({ id, label: name }) => (
          <Name key={id} id={id}>
            {name}
          </Name>
        ))}
      </List>
      {tabs.map(({ id, content }) => (
        <Panel key={id} id={id}>
          {content}
        </Panel>
      ))}
    </AriaTabs>
  );
}

const List = styled(TabList)`
  display: flex;
  gap: ${({ theme }) => theme.space[4]};
  overflow-x: auto;
  padding-inline: calc(var(--tabs-inset, 8px) - 8px);
  ${hairline('block-end')}
`;

const Name = styled(Tab)`
  position: relative;
  flex: none;
  padding-block: 15px;
  padding-inline: ${({ theme }) => theme.space[2]};
  border-radius: ${({ theme }) => theme.radius.sm};
  ${textStyle('rowName')}
  color: ${({ theme }) => theme.color.textMuted};
  cursor: pointer;
  &[data-hovered],
  &[data-selected] {
    color: ${({ theme }) => theme.color.text};
  }
  &[data-selected]::after {
    content: '';
    position: absolute;
    inset-inline: ${({ theme }) => theme.space[2]};
    inset-block-end: 0;
    block-size: 3px;
    background-color: ${({ theme }) => theme.color.marker};
  }
  ${focusRing}
  &[data-focus-visible] {
    outline-offset: -4px;
    box-shadow: none;
  }
`;

const Panel = styled(TabPanel)`
  border-radius: ${({ theme }) => theme.radius.sm};
  ${focusRing}
  &[data-focus-visible] {
    outline-offset: -3px;
    box-shadow: none;
  }
`;
