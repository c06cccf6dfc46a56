import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { MatchLine, MatchLineOpponent, MatchLineRound, MatchLineTimes } from './matchLine.tsx';
import { PlayerDialogMatch } from './PlayerDialogMatch.tsx';
import type { UpcomingFixture, PlayedFixture } from './playerRecord.ts';

export interface PlayerDialogFixturesProps {
  /** The next three fixtures. */
  readonly upcoming: readonly UpcomingFixture[];
  readonly played: readonly PlayedFixture[];
  /** City of the device, in whose zone times are shown: `Auckland`. */
  readonly city: string;
}

/** The squad's next fixtures, and the player's past matches. */
export function PlayerDialogFixtures({ upcoming, played, city }: PlayerDialogFixturesProps) {
  const words = useWords();
  return (
    <>
      <Head>
        <Title>{words('fixtures.comingUp')}</Title>
        <Note>{words('fixtures.yourTime', { city })}</Note>
      </Head>
      {upcoming.length === 0 && <Empty>{words('fixtures.noneComing')}</Empty>}
      <ul>
        {upcoming.map(({ id, roundNumber, opponent, venue, date, time }) => (
          <MatchLine key={id}>
            <MatchLineRound>{words('fixtures.roundShort', { round: roundNumber })}</MatchLineRound>
            <MatchLineOpponent opponent={opponent} venue={venue} />
            <MatchLineTimes>
              <span>{date}</span>
              <strong>{time}</strong>
            </MatchLineTimes>
          </MatchLine>
        ))}
      </ul>
      <Head>
        <Title>{words('fixtures.played')}</Title>
        <Note>{words('fixtures.points')}</Note>
      </Head>
      {played.length === 0 && <Empty>{words('fixtures.nonePlayed')}</Empty>}
      {played.map((match) => (
        <PlayerDialogMatch key={match.id} match={match} />
      ))}
    </>
  );
}

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => `${theme.space[5]} var(--dialog-inset) ${theme.space[2]}`};
`;

const Title = styled.h3`
  ${textStyle('heading')}
`;

const Note = styled.p`
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Empty = styled(Note)`
  padding-inline: var(--dialog-inset);
`;
