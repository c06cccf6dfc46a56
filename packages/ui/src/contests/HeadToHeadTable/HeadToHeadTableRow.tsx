import type { ContestEntry, HeadToHeadRow } from '@rugby/domain/game/model/contest';
import type { Words } from '@rugby/domain/i18n/keys';
import styled from 'styled-components';
import { PlacesWon } from '../../rankings/PlacesWon/PlacesWon.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { entryName } from '../contestNames.ts';
import { HeadToHeadForm } from './HeadToHeadForm.tsx';
import { resultColumns, wideTable } from './tableScale.ts';

export interface HeadToHeadTableRowProps {
  readonly row: HeadToHeadRow;
  readonly entry: ContestEntry | undefined;
  /** Whether it is the reader's. */
  readonly isOwn: boolean;
}

/** A row of the table of head-to-head. The name of the team is the header of its row. */
export function HeadToHeadTableRow({ row, entry, isOwn }: HeadToHeadTableRowProps) {
  const words = useWords();
  const { format } = new Intl.NumberFormat(words.locale);
  const name = entryName(entry, words);
  const user = isOwn ? words('rankings.you') : (entry?.displayName ?? words('rankings.deletedUser'));
  const note = noteOf({ user, isNamed: user === name, hasLeft: entry?.hasLeft === true }, words);
  return (
    <tr data-own={isOwn || undefined}>
      <td data-rank>
        <Rank>
          <span>{format(row.rank)}</span>
          {row.prevRank !== null && <PlacesWon won={row.prevRank - row.rank} />}
        </Rank>
      </td>
      <th scope="row" data-team>
        <Team>{name}</Team>
        <User>
          {note}
          <OnPhone>{(note === '' ? '' : ', ') + words('contests.table.forPoints', { points: format(row.pointsFor) })}</OnPhone>
        </User>
      </th>
      {resultColumns.map((column) => (
        <td key={column} data-wide>
          {row[column]}
        </td>
      ))}
      <td data-phone>{`${row.won}-${row.drawn}-${row.lost}`}</td>
      <td data-wide>{format(row.pointsFor)}</td>
      <td data-wide>
        <HeadToHeadForm form={row.form.slice(-5)} />
      </td>
      <td data-points>{row.tablePoints}</td>
    </tr>
  );
}

interface RowUser {
  readonly user: string;
  /** Whether the team is named as its user, who is then named once. */
  readonly isNamed: boolean;
  readonly hasLeft: boolean;
}

function noteOf({ user, isNamed, hasLeft }: RowUser, words: Words): string {
  if (hasLeft) return isNamed ? words('contests.left') : words('contests.userLeft', { user });
  return isNamed ? '' : user;
}

const Rank = styled.span`
  display: grid;
  justify-items: start;
  gap: 0 ${({ theme }) => theme.space[3]};
  ${textStyle('rowNumber')}
  ${wideTable} {
    display: flex;
    align-items: center;
  }
`;

const Team = styled.span`
  display: block;
  ${textStyle('rowName')}
  overflow-wrap: anywhere;
`;

const User = styled.span`
  display: block;
  ${textStyle('label')}
  font-weight: 400;
  color: ${({ theme }) => theme.color.textMuted};
  overflow-wrap: anywhere;
`;

const OnPhone = styled.span`
  ${wideTable} {
    display: none;
  }
`;
