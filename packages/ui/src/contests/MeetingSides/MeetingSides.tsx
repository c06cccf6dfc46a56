import type { ContestEntry, Meeting } from '@rugby/domain/game/model/contest';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { nameOf } from '../contestNames.ts';

export interface MeetingSidesProps {
  readonly meeting: Meeting;
  readonly entries: readonly ContestEntry[];
  readonly size?: 'md' | 'lg';
}

/** The two sides of a meeting with their points, one below the other. Without an opponent the second is the league's average. */
export function MeetingSides({ meeting: { home, away, average }, entries, size = 'md' }: MeetingSidesProps) {
  const words = useWords();
  const figure = (points: number | null) => (points === null ? '–' : new Intl.NumberFormat(words.locale).format(points));
  return (
    <Root $isLarge={size === 'lg'}>
      <span>{nameOf(entries, home.entry, words)}</span> <strong>{figure(home.points)}</strong>
      <span>{away === null ? words('contests.meetings.average') : nameOf(entries, away.entry, words)}</span>{' '}
      <strong>{figure(away === null ? average : away.points)}</strong>
    </Root>
  );
}

const Root = styled.span<{ $isLarge: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[3]}`};
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.color.text};
  ${textStyle('rowName')}
  & > strong {
    text-align: end;
    ${({ $isLarge }) => textStyle($isLarge ? 'number' : 'rowNumber')}
  }
`;
