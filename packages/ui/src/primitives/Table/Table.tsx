import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { TableColumn, TableSort } from './tableColumn.ts';
import { revealColumn } from './revealColumn.ts';
import { TableHead } from './TableHead.tsx';
import { focusableWhenScrolling } from '../Dialog/focusableWhenScrolling.ts';
import { focusedPlace } from '../../theme/revealInRow.ts';
import { focusRing, hairline, visuallyHidden } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';

export type { TableColumn, TableSort } from './tableColumn.ts';

export interface TableProps<Row, Id extends string> {
  /** The title of the table and its accessible name. */
  readonly caption: string;
  /** Whether the page says what the table shows: its title is for screen readers only. */
  readonly isCaptionHidden?: boolean;
  /** The first column names the row and stays visible while the others scroll. */
  readonly columns: readonly TableColumn<Id>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly renderCell: (row: Row, column: Id) => ReactNode;
  readonly sort?: TableSort<Id>;
  /** Called when a header is pressed. */
  readonly onSort?: (by: Id) => void;
}

/**
 * A sortable table. On narrow screens it scrolls sideways below its first column, and begins where the column by which it is sorted shows. For
 * options use a list; for hundreds of rows show pages.
 */
export function Table<Row, Id extends string>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  renderCell,
  sort,
  onSort,
}: TableProps<Row, Id>) {
  const head = useRef<HTMLTableRowElement>(null);
  const sorted = columns.findIndex(({ id }) => id === sort?.by);
  useLayoutEffect(() => revealColumn(head.current, sorted), [sorted]);
  const [name, ...figures] = columns;
  if (name === undefined) return null;
  return (
    <Scroll aria-label={caption} ref={focusableWhenScrolling}>
      <Grid>
        {isCaptionHidden ? <HiddenCaption>{caption}</HiddenCaption> : <Caption>{caption}</Caption>}
        <thead>
          <tr ref={head} onFocus={(event) => revealColumn(event.currentTarget, focusedPlace(event))}>
            {columns.map((column) => (
              <TableHead key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <th scope="row">{renderCell(row, name.id)}</th>
              {figures.map(({ id }) => (
                <td key={id} data-sorted={id === sort?.by || undefined}>
                  {renderCell(row, id)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroll>
  );
}

const Scroll = styled.section`
  overflow-x: auto;
  border-radius: ${({ theme }) => theme.radius.lg};
  background-color: ${({ theme }) => theme.color.surface};
  ${focusRing}
`;

const Grid = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  color: ${({ theme }) => theme.color.text};
  & tr:not(:last-child) > * {
    ${hairline('block-end')}
  }
  & tbody th,
  & tbody td {
    block-size: 60px;
    padding: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
    text-align: end;
    ${({ theme }) => theme.media.sm} {
      padding-inline: ${({ theme }) => theme.space[3]};
    }
  }
  & tbody td {
    ${textStyle('rowName')}
    font-variant-numeric: tabular-nums;
    color: ${({ theme }) => theme.color.textMuted};
    white-space: nowrap;
  }
  & tbody td[data-sorted] {
    ${textStyle('heading')}
    font-variant-numeric: tabular-nums;
    color: ${({ theme }) => theme.color.text};
  }
  & tr > :first-child {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    background-color: ${({ theme }) => theme.color.surface};
    padding-inline: ${({ theme }) => `${theme.space[4]} ${theme.space[2]}`};
    min-inline-size: 132px;
    text-align: start;
    font-weight: inherit;
  }
  & thead > tr > :nth-child(n) {
    background-color: ${({ theme }) => theme.color.raised};
  }
  & tbody > tr:hover > :nth-child(n) {
    background-color: ${({ theme }) => theme.color.raised};
  }
`;

const Caption = styled.caption`
  ${textStyle('heading')}
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  text-align: start;
`;

const HiddenCaption = styled.caption`
  ${visuallyHidden}
`;
