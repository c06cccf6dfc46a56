import type { HeadToHead } from '@rugby/domain/game/model/contest';
import styled from 'styled-components';
import { acrossPhone } from '../../layout/PageLayout/acrossPhone.ts';
import { fine } from '../../theme/scale.ts';
import { hairline, visuallyHidden } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { entryOf } from '../contestNames.ts';
import { HeadToHeadTableRow } from './HeadToHeadTableRow.tsx';
import { resultColumns, wideTable } from './tableScale.ts';

export interface HeadToHeadTableProps {
  readonly headToHead: Pick<HeadToHead, 'table' | 'entries' | 'ownEntry' | 'isProvisional'>;
}

/** The table of head-to-head after a round. On a phone one column holds what was won, drawn and lost. [B22, D52] */
export function HeadToHeadTable({ headToHead: { table, entries, ownEntry, isProvisional } }: HeadToHeadTableProps) {
  const words = useWords();
  if (table.length === 0) return <Note>{words('contests.table.empty')}</Note>;
  return (
    <div>
      <Frame>
        <Grid>
          <Caption>{words('contests.table.caption')}</Caption>
          <thead>
            <tr>
              <th scope="col" data-rank>
                {words('contests.table.rank')}
              </th>
              <th scope="col" data-team>
                {words('contests.table.team')}
              </th>
              {resultColumns.map((column) => (
                <th key={column} scope="col" data-wide>
                  <abbr title={words(`contests.table.${column}Full`)}>{words(`contests.table.${column}`)}</abbr>
                </th>
              ))}
              <th scope="col" data-phone>
                <span aria-hidden="true">{words('contests.table.record')}</span>
                <VisuallyHidden>{words('contests.table.recordFull')}</VisuallyHidden>
              </th>
              <th scope="col" data-wide>
                {words('contests.table.pointsFor')}
              </th>
              <th scope="col" data-wide>
                {words('contests.table.form')}
              </th>
              <th scope="col" aria-sort="descending">
                <abbr title={words('contests.table.tablePointsFull')}>{words('contests.table.tablePoints')}</abbr>
              </th>
            </tr>
          </thead>
          <tbody>
            {table.map((row) => (
              <HeadToHeadTableRow key={row.entry} row={row} entry={entryOf(entries, row.entry)} isOwn={row.entry === ownEntry} />
            ))}
          </tbody>
        </Grid>
      </Frame>
      <Note>
        {words('contests.table.note')}
        {entries.length % 2 === 1 && ` ${words('contests.table.noteOdd')}`}
        {isProvisional && ` ${words('contests.provisional')}`}
      </Note>
    </div>
  );
}

const Frame = styled.div`
  container: head-to-head / inline-size;
  ${acrossPhone}
  overflow: clip;
  background-color: ${({ theme }) => theme.color.surface};
`;

const Grid = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  color: ${({ theme }) => theme.color.text};
  & th,
  & td {
    padding: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
    text-align: end;
    white-space: nowrap;
  }
  & abbr {
    text-decoration: none;
  }
  & [data-wide] {
    display: none;
  }
  ${wideTable} {
    & [data-wide] {
      display: table-cell;
    }
    & [data-phone] {
      display: none;
    }
  }
  & [data-rank],
  & [data-team] {
    text-align: start;
  }
  & [data-team] {
    inline-size: 100%;
    white-space: normal;
  }
  & tr > :first-child {
    padding-inline-start: ${({ theme }) => theme.space[4]};
  }
  & tr > :last-child {
    padding-inline-end: ${({ theme }) => theme.space[4]};
  }
  & thead th {
    block-size: ${({ theme }) => theme.control.touch};
    background-color: ${({ theme }) => theme.color.raised};
    ${textStyle('body')}
    color: ${({ theme }) => theme.color.textMuted};
  }
  & tbody > tr > * {
    block-size: ${({ theme }) => theme.layout.tableRow};
  }
  & tbody > tr:not(:last-child) > * {
    ${hairline('block-end')}
  }
  & tbody td:not([data-rank]) {
    ${textStyle('rowNumber')}
    font-weight: 600;
    color: ${({ theme }) => theme.color.textMuted};
  }
  & tbody td[data-points] {
    ${textStyle('heading')}
    font-variant-numeric: tabular-nums;
    color: ${({ theme }) => theme.color.text};
  }
  & tbody > tr[data-own] > * {
    background-color: ${({ theme }) => theme.color.selected};
  }
  & tbody > tr[data-own] > :first-child {
    border-inline-start: ${fine[5]} solid ${({ theme }) => theme.color.marker};
    padding-inline-start: calc(${({ theme }) => theme.space[4]} - ${fine[5]});
  }
`;

const Caption = styled.caption`
  ${visuallyHidden}
`;

const Note = styled.p`
  padding-block-start: ${({ theme }) => theme.space[3]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;
