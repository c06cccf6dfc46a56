import { Button } from 'react-aria-components';
import styled from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { focusRing } from '../../theme/mixins.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { textStyle } from '../../theme/typography.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { TableColumn, TableSort } from './tableColumn.ts';

export interface TableHeadProps<Id extends string> {
  readonly column: TableColumn<Id>;
  readonly sort: TableSort<Id> | undefined;
  readonly onSort: ((by: Id) => void) | undefined;
}

/** The header of a column. A sortable one is a button that shows the direction. */
export function TableHead<Id extends string>({ column, sort, onSort }: TableHeadProps<Id>) {
  const { id, label, shortLabel = label, explanation, isSortable = false } = column;
  const direction = sort?.by === id ? sort.direction : undefined;
  if (!isSortable || onSort === undefined) return <Head scope="col">{shortLabel}</Head>;
  return (
    <Head scope="col" aria-sort={direction ?? 'none'} {...(explanation !== undefined && { 'aria-label': label })}>
      <Sorter onPress={() => onSort(id)} $isLeading={direction !== undefined}>
        <span aria-hidden="true">{shortLabel}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
        {direction !== undefined && <Icon name={direction === 'ascending' ? 'arrow-up' : 'arrow-down'} size={14} />}
      </Sorter>
      {explanation}
    </Head>
  );
}

const Head = styled.th`
  block-size: ${({ theme }) => theme.control.touch};
  padding: 0 ${({ theme }) => theme.space[2]};
  ${textStyle('body')}
  text-align: end;
  white-space: nowrap;
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.media.sm} {
    padding-inline: ${({ theme }) => theme.space[3]};
  }
`;

const Sorter = styled(Button)<{ $isLeading: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${fine[2]};
  min-block-size: ${({ theme }) => theme.control.touch};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  background: none;
  font: inherit;
  font-weight: ${({ $isLeading }) => ($isLeading ? 600 : 400)};
  color: ${({ theme, $isLeading }) => ($isLeading ? theme.color.text : 'inherit')};
  cursor: pointer;
  &[data-hovered] {
    color: ${({ theme }) => theme.color.text};
  }
  ${focusRing}
`;
