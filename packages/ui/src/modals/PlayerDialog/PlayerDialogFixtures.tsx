import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { MatchLine, Opponent, Round, Times } from './matchLine.tsx';
import { PlayerDialogMatch } from './PlayerDialogMatch.tsx';
import type { ComingMatch, PlayedMatch } from './playerRecord.ts';

export interface PlayerDialogFixturesProps {
  /** The next three. [G-084] */
  readonly coming: readonly ComingMatch[];
  readonly played: readonly PlayedMatch[];
  /** Where the device is, on whose clock the times are told: `Auckland`. */
  readonly city: string;
}

/** Whom he meets next, and what he made of the matches behind him. [G-081 to G-084] */
export function PlayerDialogFixtures({ coming, played, city }: PlayerDialogFixturesProps) {
  const words = useWords();
  return (
    <>
      <Head>
        <Title>{words('fixtures.comingUp')}</Title>
        <Note>{words('fixtures.yourTime', { city })}</Note>
      </Head>
      {coming.length === 0 && <None>{words('fixtures.noneComing')}</None>}
      <ul>
        {coming.map(({ id, roundNumber, opponent, venue, date, time }) => (
          <MatchLine key={id}>
            <Round>{words('fixtures.roundShort', { round: roundNumber })}</Round>
            <Opponent opponent={opponent} venue={venue} />
            <Times>
              <span>{date}</span>
              <strong>{time}</strong>
            </Times>
          </MatchLine>
        ))}
      </ul>
      <Head>
        <Title>{words('fixtures.played')}</Title>
        <Note>{words('fixtures.points')}</Note>
      </Head>
      {played.length === 0 && <None>{words('fixtures.nonePlayed')}</None>}
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

const None = styled(Note)`
  padding-inline: var(--dialog-inset);
`;
