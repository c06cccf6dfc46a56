import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { isCrowded } from './isCrowded.ts';

export interface RoundAxisProps {
  readonly rounds: readonly { readonly roundId: number; readonly roundNumber: number }[];
}

/** The rounds below a chart, one column each. Decorative: the texts of the chart name the rounds. */
export function RoundAxis({ rounds }: RoundAxisProps) {
  const words = useWords();
  return (
    <Axis aria-hidden="true" data-crowded={isCrowded(rounds) || undefined}>
      {rounds.map(({ roundId, roundNumber }) => (
        <span key={roundId}>{words('modals.player.formRoundShort', { round: roundNumber })}</span>
      ))}
    </Axis>
  );
}

const Axis = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  justify-items: center;
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
  &[data-crowded] > :nth-child(even) {
    visibility: hidden;
    ${({ theme }) => theme.media.sm} {
      visibility: visible;
    }
  }
`;
