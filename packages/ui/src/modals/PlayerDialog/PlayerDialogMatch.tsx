import { displayValue } from '@rugby/domain/game/players/statistics';
import styled from 'styled-components';
import { ScoreBreakdown } from '../../game/ScoreBreakdown/ScoreBreakdown.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { disclosure } from '../../theme/disclosure.ts';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { matchColumns, MatchLineOpponent, MatchLineRound } from './matchLine.tsx';
import { PlayerDialogCorrections } from './PlayerDialogCorrections.tsx';
import type { PlayedFixtureLine } from './playerRecord.ts';

export interface PlayerDialogMatchProps {
  readonly match: PlayedFixtureLine;
  /** Unfolded and in view from the start. */
  readonly isOpen?: boolean;
}

/** A past match of a player: opponent, score and points, for the team that is shown if there is one. Expands to show how the points add up. */
export function PlayerDialogMatch({ match, isOpen = false }: PlayerDialogMatchProps) {
  const { roundNumber, opponent, venue, status, own, theirs, breakdown, teamPart, isProvisional, corrections } = match;
  const points = match.points === null ? null : match.points + (teamPart?.points ?? 0);
  const words = useWords();
  return (
    <details open={isOpen} {...(isOpen && { ref: bringIntoView })}>
      <Line>
        <MatchLineRound>{words('fixtures.roundShort', { round: roundNumber })}</MatchLineRound>
        <MatchLineOpponent opponent={opponent} venue={venue} />
        {status === 'playing' && (
          <Live>
            <Icon name="dot" size={12} />
            {words('fixtures.live')}
          </Live>
        )}
        <Score>{own === null || theirs === null ? displayValue(null) : words('fixtures.score', { own, theirs })}</Score>
        <Points>{displayValue(points)}</Points>
        <Icon name="chevron-down" />
      </Line>
      <Details>
        {points === null ? (
          <p>{words(status === 'playing' ? 'fixtures.noPointsYet' : 'fixtures.didNotPlay')}</p>
        ) : (
          <ScoreBreakdown
            roundNumber={roundNumber}
            lines={breakdown}
            {...(teamPart && { teamPart })}
            points={points}
            isProvisional={isProvisional}
          />
        )}
        {corrections.length > 0 && <PlayerDialogCorrections roundNumber={roundNumber} corrections={corrections} />}
      </Details>
    </details>
  );
}

function bringIntoView(match: HTMLDetailsElement | null): void {
  match?.scrollIntoView({ block: 'nearest' });
}

const Line = styled.summary`
  ${matchColumns}
  min-block-size: 54px;
  ${disclosure(180)}
  & > svg {
    flex: none;
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const Live = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${fine[2]};
  font-size: 0.875rem;
  color: ${({ theme }) => theme.color.highlightText};
`;

const Score = styled.span`
  flex: none;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Points = styled.strong`
  flex: none;
  min-inline-size: 36px;
  text-align: end;
  ${textStyle('heading')}
`;

/** Aligned with the names above. */
const Details = styled.div`
  padding-block: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
  padding-inline: var(--dialog-inset);
  background-color: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.media.sm} {
    padding-inline-start: calc(var(--dialog-inset) + 88px);
  }
`;
