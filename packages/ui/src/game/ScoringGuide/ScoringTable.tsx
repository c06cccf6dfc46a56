import type { ReactNode } from 'react';
import styled from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { hairline, visuallyHidden } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';

export interface ScoringRow {
  readonly id: string;
  readonly name: ReactNode;
  /** Empty without one. */
  readonly note: string;
  readonly value: string;
  readonly isNegative: boolean;
}

export interface ScoringTableProps {
  readonly caption: string;
  /** Heads of the two columns, for screen readers. */
  readonly head: { readonly name: string; readonly value: string };
  readonly rows: readonly ScoringRow[];
}

/** A short table of actions with their points. */
export function ScoringTable({ caption, head, rows }: ScoringTableProps) {
  return (
    <Table>
      <Caption>{caption}</Caption>
      <thead>
        <HiddenRow>
          <th scope="col">{head.name}</th>
          <th scope="col">{head.value}</th>
        </HiddenRow>
      </thead>
      <tbody>
        {rows.map(({ id, name, note, value, isNegative }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              {note !== '' && <Note> {note}</Note>}
            </th>
            <Value $isNegative={isNegative}>{value}</Value>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.text};
  & tbody th {
    padding: ${({ theme }) => theme.space[2]} 0;
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }
  & tbody > tr > * {
    ${hairline('block-end')}
  }
`;

const Caption = styled.caption`
  padding-block-end: ${({ theme }) => theme.space[1]};
  ${textStyle('bodyStrong')}
  color: ${({ theme }) => theme.color.text};
  text-align: start;
`;

const HiddenRow = styled.tr`
  ${visuallyHidden}
`;

const Note = styled.span`
  display: block;
  margin-block-start: ${fine[2]};
  ${textStyle('label')}
  font-weight: 400;
  color: ${({ theme }) => theme.color.textMuted};
`;

/** The sign carries the meaning; the colour only supports it. */
const Value = styled.td<{ $isNegative: boolean }>`
  padding-block: ${({ theme }) => theme.space[2]};
  padding-inline: ${({ theme }) => theme.space[4]} 0;
  text-align: end;
  vertical-align: baseline;
  white-space: nowrap;
  ${textStyle('cardName')}
  font-variant-numeric: tabular-nums;
  color: ${({ theme, $isNegative }) => ($isNegative ? theme.color.danger : 'inherit')};
`;
