import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { MatchLine, MatchLineBye, MatchLineOpponent, MatchLineRound, MatchLineTimes } from './matchLine.tsx';
import { PlayerDialogMatch } from './PlayerDialogMatch.tsx';
import type { UpcomingBye, UpcomingFixtureLine, PlayedFixtureLine } from './playerRecord.ts';

export interface PlayerDialogFixturesProps {
  /** The next three fixtures, and the byes before the last of them. */
  readonly upcoming: readonly (UpcomingFixtureLine | UpcomingBye)[];
  readonly played: readonly PlayedFixtureLine[];
  /** City of the device, in whose zone times are shown: `Auckland`. */
  readonly city: string;
  /** Number of the round whose match is unfolded at first. */
  readonly openedRound?: number | undefined;
}

/** The squad's next fixtures, and the player's past matches. */
export function PlayerDialogFixtures({ upcoming, played, city, openedRound }: PlayerDialogFixturesProps) {
  const words = useWords();
  return (
    <>
      <Head>
        <Title>{words('fixtures.comingUp')}</Title>
        <Note>{words('fixtures.yourTime', { city })}</Note>
      </Head>
      {upcoming.length === 0 && <Empty>{words('fixtures.noneComing')}</Empty>}
      <ul>
        {upcoming.map((coming) => (
          <MatchLine key={coming.opponent === 'bye' ? `bye ${coming.roundNumber}` : coming.id}>
            <MatchLineRound>{words('fixtures.roundShort', { round: coming.roundNumber })}</MatchLineRound>
            {coming.opponent === 'bye' ? (
              <MatchLineBye />
            ) : (
              <>
                <MatchLineOpponent opponent={coming.opponent} venue={coming.venue} />
                <MatchLineTimes>
                  <span>{coming.date}</span>
                  <strong>{coming.time}</strong>
                </MatchLineTimes>
              </>
            )}
          </MatchLine>
        ))}
      </ul>
      <Head>
        <Title>{words('fixtures.played')}</Title>
        <Note>{words('fixtures.points')}</Note>
      </Head>
      {played.length === 0 && <Empty>{words('fixtures.nonePlayed')}</Empty>}
      {played.map((match) => (
        <PlayerDialogMatch key={match.id} match={match} isOpen={match.roundNumber === openedRound} />
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
