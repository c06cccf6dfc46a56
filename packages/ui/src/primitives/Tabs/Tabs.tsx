import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import styled, { css, type RuleSet } from 'styled-components';
import { fine, space } from '../../theme/scale.ts';
import { focusRing, hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';

/** A view and the label of its tab. */
export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly TabItem<Id>[];
  /** Id of the open tab, if the parent controls it; otherwise the first tab opens. */
  readonly selected?: Id;
  /** Id of the tab that is open at first, if not the first one. */
  readonly initial?: Id;
  readonly onSelect?: (id: Id) => void;
  /** `segments` is for tabs inside another tab. */
  readonly look?: TabsLook;
}

/** `line` underlines the open tab, `segments` fills it. */
export type TabsLook = 'line' | 'segments';

/**
 * Several views, one at a time. Arrow keys move between tabs. For other pages use links, for a value that a form submits
 * `RadioGroup`.
 */
export function Tabs<Id extends string>({ label, tabs, selected, initial, onSelect, look = 'line' }: TabsProps<Id>) {
  return (
    <AriaTabs
      {...(selected !== undefined && { selectedKey: selected })}
      {...(initial !== undefined && { defaultSelectedKey: initial })}
      onSelectionChange={(key) => tabs.filter(({ id }) => id === key).forEach(({ id }) => onSelect?.(id))}
    >
      <List aria-label={label} $look={look}>
        {tabs.map(({ id, label: name }) => (
          <Name key={id} id={id} $look={look}>
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

const lists: Readonly<Record<TabsLook, RuleSet>> = {
  line: css`
    gap: ${({ theme }) => theme.space[4]};
    padding-inline: calc(var(--tabs-inset, ${space[2]}) - ${space[2]});
    ${hairline('block-end')}
  `,
  segments: css`
    inline-size: fit-content;
    max-inline-size: 100%;
    gap: ${({ theme }) => theme.space[1]};
    padding: ${({ theme }) => theme.space[1]};
    border-radius: ${({ theme }) => theme.radius.md};
    margin-block: ${({ theme }) => theme.space[4]};
    background-color: ${({ theme }) => theme.color.sunken};
  `,
};

const names: Readonly<Record<TabsLook, RuleSet>> = {
  line: css`
    padding-block: ${fine[15]};
    padding-inline: ${({ theme }) => theme.space[2]};
    ${textStyle('rowName')}
    /* Its label begins where the content does. */
    &:first-child {
      margin-inline-start: min(0px, var(--tabs-inset, 0px) - ${space[2]});
    }
    &[data-selected]::after {
      content: '';
      position: absolute;
      inset-inline: ${({ theme }) => theme.space[2]};
      inset-block-end: 0;
      block-size: ${fine[3]};
      background-color: ${({ theme }) => theme.color.marker};
    }
  `,
  segments: css`
    min-block-size: ${({ theme }) => theme.control.height.sm};
    padding-block: ${({ theme }) => theme.space[2]};
    padding-inline: ${({ theme }) => theme.space[4]};
    ${textStyle('button')}
    &[data-selected] {
      background-color: ${({ theme }) => theme.color.secondary};
    }
    ${({ theme }) => theme.media.forcedColors} {
      &[data-selected] {
        border: 1px solid;
      }
    }
  `,
};

const List = styled(TabList)<{ $look: TabsLook }>`
  display: flex;
  overflow-x: auto;
  ${({ $look }) => lists[$look]}
`;

const Name = styled(Tab)<{ $look: TabsLook }>`
  position: relative;
  flex: none;
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color.textMuted};
  cursor: pointer;
  ${({ $look }) => names[$look]}
  &[data-hovered],
  &[data-selected] {
    color: ${({ theme }) => theme.color.text};
  }
  ${focusRing}
  &[data-focus-visible] {
    outline-offset: -${space[1]};
    box-shadow: none;
  }
`;

const Panel = styled(TabPanel)`
  border-radius: ${({ theme }) => theme.radius.sm};
  ${focusRing}
  &[data-focus-visible] {
    outline-offset: -${fine[3]};
    box-shadow: none;
  }
`;
