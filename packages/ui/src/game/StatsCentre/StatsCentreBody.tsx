import type { Edition } from '@rugby/domain/editions';
import { openFilter } from '@rugby/domain/game/players/filterPool';
import { defaultStatsQuery, type StatsQuery } from '@rugby/domain/game/players/statsQuery';
import { firstDirection, statsColumns, statsPageSize, type StatsColumn } from '@rugby/domain/game/players/statsTable';
import { termOfColumn } from '@rugby/domain/help/glossary';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { GlossaryTerm } from '../../help/GlossaryTerm/GlossaryTerm.tsx';
import { FailedPanel } from '../../layout/FailedPanel/FailedPanel.tsx';
import { PanelMessage } from '../../layout/PanelMessage/PanelMessage.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Table, type TableSort } from '../../primitives/Table/Table.tsx';
import { hairline } from '../../theme/mixins.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { StatsCell } from './StatsCell.tsx';
import type { StatsContents, StatsRow } from './statsContents.ts';

export interface StatsCentreBodyProps {
  readonly edition: Edition;
  readonly contents: StatsContents;
  readonly query: StatsQuery;
  readonly onQueryChange: (change: Partial<StatsQuery>) => void;
  /** Called when a name is pressed. */
  readonly onOpen: (playerId: number) => void;
}

/** The table of the chosen view with a button for more rows, or the reason why there is none. */
export function StatsCentreBody({ edition, contents, query, onQueryChange, onOpen }: StatsCentreBodyProps) {
  const words = useWords();
  switch (contents.state) {
    case 'loading':
      return <LoadingRows />;
    case 'no-season':
      return <PanelMessage mark="shirt" title={words('stats.noSeason')} text={words('stats.noSeasonText')} />;
    case 'failed':
      return <FailedPanel title={words('stats.failed')} text={contents.reason} onRetry={contents.onRetry} />;
    case 'ready':
      return contents.count === 0 ? (
        <PanelMessage mark="search" title={words('stats.empty')} text={words('stats.emptyText')}>
          <Button variant="secondary" onPress={() => onQueryChange({ filter: openFilter })}>
            {words('stats.clear')}
          </Button>
        </PanelMessage>
      ) : (
        <>
          <StatsTable {...{ edition, contents, query, onQueryChange, onOpen }} />
          <Footer>
            <output>{words('stats.shown', { shown: contents.rows.length, count: contents.count })}</output>
            {contents.rows.length < contents.count && (
              <Button variant="secondary" onPress={() => onQueryChange({ shown: query.shown + statsPageSize })}>
                {words('stats.more')}
              </Button>
            )}
          </Footer>
        </>
      );
  }
}

interface StatsTableProps extends Omit<StatsCentreBodyProps, 'contents'> {
  readonly contents: Extract<StatsContents, { state: 'ready' }>;
}

function StatsTable({ edition, contents, query: { view, tab, sort }, onQueryChange, onOpen }: StatsTableProps) {
  const words = useWords();
  const ids: readonly StatsColumn[] = ['name', ...statsColumns(view, tab)];
  return (
    <Table<StatsRow, StatsColumn>
      caption={words('stats.caption')}
      isCaptionHidden
      columns={ids.map((id) => ({
        id,
        label: words(`stats.column.${id}`),
        shortLabel: words(`stats.short.${id}`),
        isSortable: true,
        ...explanationOf(id, edition),
      }))}
      rows={contents.rows}
      rowKey={({ player }) => player.id}
      renderCell={(row, column) => <StatsCell row={row} column={column} onOpen={onOpen} />}
      sort={sort}
      onSort={(by) => onQueryChange({ sort: nextSort(sort, by) })}
    />
  );
}

function explanationOf(column: StatsColumn, edition: Edition): { readonly explanation?: ReactNode } {
  const term = termOfColumn[column];
  return term === null ? {} : { explanation: <GlossaryTerm term={term} edition={edition} /> };
}

/** Sorts by another column, or reverses the order of the same one. */
function nextSort(sort: TableSort<StatsColumn>, by: StatsColumn): TableSort<StatsColumn> {
  if (sort.by !== by) return { by, direction: firstDirection(by) };
  return { by, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}

function LoadingRows() {
  const words = useWords();
  return (
    <Rows aria-busy="true">
      <VisuallyHidden as="p">{words('stats.loading')}</VisuallyHidden>
      {Array.from({ length: defaultStatsQuery.shown }, (_, row) => (
        <Row key={row} aria-hidden="true">
          <Skeleton width="100%" height="36px" />
        </Row>
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  padding-block-start: ${({ theme }) => theme.space[12]};
`;

const Row = styled.div`
  display: grid;
  align-items: center;
  block-size: 61px;
  ${hairline('block-end')}
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  padding-block: ${({ theme }) => theme.space[4]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;
