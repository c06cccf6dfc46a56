import type { ContestEntry, Meeting } from '@rugby/domain/game/model/contest';
import type { Words } from '@rugby/domain/i18n/keys';
import styled from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { LiveLine } from '../LiveLine/LiveLine.tsx';
import { MeetingSides } from '../MeetingSides/MeetingSides.tsx';
import { ownPlayersLeftLine } from '../playersLeftLine.ts';

export interface OwnMeetingProps {
  /** A meeting of the reader. */
  readonly meeting: Meeting;
  readonly entries: readonly ContestEntry[];
  readonly ownEntry: number;
  readonly roundNumber: number;
  /** Whether the round is being played. */
  readonly isLive: boolean;
}

/** The reader's match of the round: both teams, their points, and the players who play or are left. [B22] */
export function OwnMeeting({ meeting, entries, ownEntry, roundNumber, isLive }: OwnMeetingProps) {
  const words = useWords();
  return (
    <Root aria-label={words('contests.meetings.own')}>
      <Head>
        <h2>{words('contests.round', { round: roundNumber })}</h2>
        <LiveLine isLive={isLive}>{stateLine(meeting, ownEntry, words) || (isLive ? '' : words('contests.final'))}</LiveLine>
      </Head>
      <MeetingSides meeting={meeting} entries={entries} size="lg" />
    </Root>
  );
}

function stateLine({ home, away, result }: Meeting, ownEntry: number, words: Words): string {
  const isHome = home.entry === ownEntry;
  const own = isHome ? home : away;
  const other = isHome ? away : home;
  if (result === null) return words('contests.notStarted');
  return ownPlayersLeftLine(own, other, words);
}

const Root = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border-inline-start: ${fine[5]} solid ${({ theme }) => theme.color.marker};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.selected};
`;

/** The mark stands beside the round, and the sentence below both where it has no room. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  & > h2 {
    ${textStyle('cardName')}
  }
  & > span {
    display: contents;
  }
`;
