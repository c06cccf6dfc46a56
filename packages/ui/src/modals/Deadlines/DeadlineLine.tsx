import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** A kick-off, formatted, and the players who lock with it. */
export interface DeadlineContent {
  /** Id of the fixture. */
  readonly id: number;
  readonly date: string;
  readonly time: string;
  /** Abbreviation of the zone: `NZDT`. */
  readonly zone: string;
  readonly home: string;
  readonly away: string;
  readonly venue: string;
  readonly isLocked: boolean;
  /** Names of the team's players who lock at this kick-off. */
  readonly players: readonly string[];
}

export interface DeadlineLineProps {
  readonly deadline: DeadlineContent;
}

/** One kick-off in the list of deadlines. */
export function DeadlineLine({ deadline }: DeadlineLineProps) {
  const words = useWords();
  const { date, time, zone, home, away, venue, isLocked, players } = deadline;
  return (
    <Line>
      <Time>
        {date}, {time} <Zone>{zone}</Zone>
        {isLocked && (
          <Locked>
            <Icon name="lock" size={14} />
            {words('modals.deadlines.locked')}
          </Locked>
        )}
      </Time>
      <span>{words('modals.deadlines.match', { home, away, venue })}</span>
      <Players>{players.join(', ')}</Players>
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  padding-block: ${({ theme }) => theme.space[2]};
  ${hairline('block-start')}
`;

const Time = styled.strong`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  align-items: baseline;
  ${textStyle('bodyStrong')}
  color: ${({ theme }) => theme.color.text};
`;

/** What the user came for. */
const Players = styled.span`
  color: ${({ theme }) => theme.color.text};
`;

const Zone = styled.span`
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Locked = styled.span`
  display: inline-flex;
  gap: ${({ theme }) => theme.space[1]};
  align-items: center;
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;
