import type { ContestEntry, Meeting } from '@rugby/domain/game/model/contest';
import styled from 'styled-components';
import { hairline } from '../../theme/mixins.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { LiveLine } from '../LiveLine/LiveLine.tsx';
import { MeetingSides } from '../MeetingSides/MeetingSides.tsx';
import { playersLeftLine } from '../playersLeftLine.ts';

export interface RoundMeetingsProps {
  readonly meetings: readonly Meeting[];
  readonly entries: readonly ContestEntry[];
  /** Whether the round is being played. */
  readonly isLive: boolean;
}

/** The meetings of a round of head-to-head with their points. */
export function RoundMeetings({ meetings, entries, isLive }: RoundMeetingsProps) {
  const words = useWords();
  return (
    <List>
      {meetings.map((meeting) => (
        <li key={meeting.home.entry}>
          <MeetingSides meeting={meeting} entries={entries} />
          <LiveLine isLive={isLive}>{stateOf(meeting)}</LiveLine>
        </li>
      ))}
    </List>
  );

  function stateOf({ home, away, result }: Meeting): string {
    if (result === null) return words('contests.notStarted');
    return playersLeftLine(home, away, words) || (isLive ? '' : words('contests.final'));
  }
}

const List = styled.ul`
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: ${({ theme }) => theme.space[1]};
    padding-block: ${({ theme }) => theme.space[3]};
    ${hairline('block-end')}
  }
`;
